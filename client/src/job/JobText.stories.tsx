import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { JobText } from './JobText.tsx';
import { job } from './samples.ts';

const meta = { component: JobText, args: { job } } satisfies Meta<typeof JobText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText(job.skills.join(', '), { exact: false })).toBeVisible();
  },
};
export const LongWords: Story = { args: { job: pseudoLocalize(job) }, globals: { viewport: { value: 'w320' } } };
