import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StaleNote } from './StaleNote.tsx';

// biome-ignore lint/plugin: what is told is how long ago it was
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 5_000).toISOString();

const meta = {
  component: StaleNote,
  parameters: {
    usage: {
      use: 'Above jobs of an earlier moment: a list of them, or the page of one.',
      avoid: 'For an error without jobs: SearchFailure.',
      access:
        'Plain text in the reading order. The server writes the moment in UTC, the browser turns it into how long ago that is.',
      words: 'How old what one sees is, and that applying works as usual.',
    },
  },
  args: { asOf: minutesAgo(12) },
} satisfies Meta<typeof StaleNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Minutes: Story = {
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('12 minutes ago')).toBeVisible();
  },
};
export const Hours: Story = { args: { asOf: minutesAgo(300) } };
export const Days: Story = { args: { asOf: minutesAgo(4000) } };
