import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { PostedFormContext } from '#ui/postedForm.ts';
import { ClosedJob } from './ClosedJob.tsx';
import { job } from './samples.ts';

const closed = { ...job, status: 'CLOSED' as const };

const meta = {
  component: ClosedJob,
  args: { job: closed },
  globals: { viewport: { value: 'w1280' } },
} satisfies Meta<typeof ClosedJob>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithSimilarJobs: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('This job is closed.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Send a general application' })).toHaveAttribute(
      'href',
      '/careers/general-application',
    );
    await expect(document.title).toContain('closed');
  },
};
export const NothingSimilar: Story = { args: { job: { ...closed, similar: [] } } };
/** It closed while someone was writing: what was typed is still there, to be sent as a general application. */
export const WhileApplying: Story = {
  decorators: [
    (Story) => (
      <PostedFormContext
        value={{
          name: 'application',
          values: { name: 'Alex Example' },
          files: [],
          userErrors: [{ code: 'JOB_CLOSED', field: [], message: 'This job was closed a moment ago.' }],
          error: null,
        }}
      >
        <Story />
      </PostedFormContext>
    ),
  ],
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('textbox', { name: 'Full name' })).toHaveValue('Alex Example');
  },
};
export const LongWords: Story = { args: { job: pseudoLocalize(closed) }, globals: { viewport: { value: 'w320' } } };
