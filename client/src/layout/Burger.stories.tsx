import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Burger } from './Burger.tsx';

const meta = {
  component: Burger,
  parameters: {
    usage: {
      use: 'In the header below 1080 px, and on wider windows whose letters are so large that the bar has no room.',
      avoid: 'On pages, or for anything but the drawer. There is one menu button on the site.',
      access:
        '44 px, named “Menu”, with aria-expanded and aria-controls. Pointing at it or focusing it fetches the drawer’s code, so that a press finds it there. Without scripts it is a link that unfolds the bar’s menu.',
      words: 'Always “Menu”, never seen: three lines are drawn.',
    },
  },
  args: { open: false, onOpen: fn() },
  globals: { viewport: { value: 'w375' } },
  render: (args) => (
    <>
      <Burger {...args} />
      <div id="drawer" />
    </>
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
