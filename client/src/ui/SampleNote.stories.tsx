import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SampleNote } from './SampleNote.tsx';

const meta = {
  component: SampleNote,
  args: { what: 'jobs' },
  parameters: {
    usage: {
      use: 'Once above jobs or events of which one or more were made up to try the site out.',
      avoid: 'Beside each of them, or for made-up figures: those have a note of their own.',
      access: 'A paragraph, read before what it is about.',
      words: 'They are always the same.',
      good: {
        show: () => (
          <div>
            <SampleNote what="jobs" isHidden />
            <p>Senior Go engineer</p>
            <p>QA engineer</p>
          </div>
        ),
        why: 'Said once, before the list.',
      },
      bad: {
        show: () => (
          <div>
            <p>Senior Go engineer</p>
            <SampleNote what="job" isHidden />
            <p>QA engineer</p>
            <SampleNote what="job" isHidden />
          </div>
        ),
        why: 'Said again for each job, and after it.',
      },
    },
  },
} satisfies Meta<typeof SampleNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Jobs: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('Sample jobs, for trying the site out.')).toBeVisible();
    await waitFor(() => expect(document.head.querySelector('meta[content=noindex]')).not.toBeNull());
  },
};
export const Job: Story = { args: { what: 'job', isHidden: true } };
export const Events: Story = { args: { what: 'events' } };
