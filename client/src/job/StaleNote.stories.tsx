import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { momentOf } from '#handover/samples.ts';
import { StaleNote } from './StaleNote.tsx';

/** Before the time that the clock of stories shows. */
const minutesAgo = (minutes: number) => new Date(momentOf('a weekday') - minutes * 60_000).toISOString();

const meta = {
  component: StaleNote,
  args: { asOf: minutesAgo(300) },
} satisfies Meta<typeof StaleNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Minutes: Story = {
  render: () => <StaleNote asOf={minutesAgo(12)} />,
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('12 minutes ago')).toBeVisible();
  },
};
export const Hours: Story = {};
export const Days: Story = { args: { asOf: minutesAgo(4000) } };
