import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Burger } from './Burger.tsx';

const meta = {
  component: Burger,
  args: { open: false, onOpen: fn() },
  globals: { viewport: { value: 'w375' } },
  render: (args) => (
    <div css={{ container: 'header / inline-size' }}>
      <Burger {...args} />
      <div id="drawer" />
    </div>
  ),
} satisfies Meta<typeof Burger>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  async play({ args, canvasElement }) {
    const button = within(canvasElement).getByRole('button', { name: 'Menu' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const Open: Story = { args: { open: true } };
