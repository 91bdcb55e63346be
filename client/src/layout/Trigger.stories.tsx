import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { panelId, Trigger } from './Trigger.tsx';

const meta = {
  component: Trigger,
  args: { title: 'Services', active: false, open: false, onClick: fn() },
  parameters: {
    layout: 'padded',
  },
  render: (args) => (
    <div css={{ container: 'header / inline-size' }}>
      <Trigger {...args} />
      <div id={panelId(args.title)} />
    </div>
  ),
} satisfies Meta<typeof Trigger>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  async play({ args, canvasElement }) {
    const trigger = within(canvasElement).getByRole('button', { name: 'Services', expanded: false });
    await userEvent.click(trigger);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Open: Story = { args: { open: true } };
export const HoldsThePage: Story = { args: { active: true } };
export const LongWords: Story = { args: { title: 'Dienstleistungen und Beratung' } };
