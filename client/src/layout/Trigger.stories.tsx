import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { panelId, Trigger } from './Trigger.tsx';

const meta = {
  component: Trigger,
  args: { title: 'Services', active: false, open: false, onClick: fn() },
  parameters: {
    usage: {
      use: 'In the bar, for an entry that opens a panel.',
      avoid: 'For an entry that is a link, and outside the bar.',
      access:
        'A button with aria-expanded and aria-controls. A line marks the entry that holds the present page; in forced colours an outline marks the open one.',
      words: 'The entry’s title; the arrow beside it is drawn.',
    },
    layout: 'padded',
  },
  render: (args) => (
    <>
      <Trigger {...args} />
      <div id={panelId(args.title)} />
    </>
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
