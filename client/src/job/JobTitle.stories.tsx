import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { JobTitle } from './JobTitle.tsx';
import { job } from './samples.ts';

const meta = { component: JobTitle, args: { job }, parameters: { layout: 'padded' } } satisfies Meta<typeof JobTitle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  },
};
export const LongWords: Story = { args: { job: pseudoLocalize(job) }, globals: { viewport: { value: 'w320' } } };
