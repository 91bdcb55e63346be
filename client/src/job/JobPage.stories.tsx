import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { type Job, JobPage } from './JobPage.tsx';
import { job } from './samples.ts';

const answer = (answered: Job | null, path = job.path) => ({ mocks: { Query: () => ({ job: () => answered }) }, path });

const meta = {
  component: JobPage,
  args: { missing: <p>There’s no page at this address.</p> },
  parameters: {
    ...answer(job),
  },
} satisfies Meta<typeof JobPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  globals: { viewport: { value: 'w1280' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: job.title })).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Apply' })).toBeVisible();
    await expect(document.title).toContain('Senior Go engineer, payments, Austin, TX');
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  async play({ canvasElement }) {
    // One, at the bottom of the window.
    const link = await within(canvasElement).findByRole('link', { name: 'Apply for this job' });
    await expect(link).toHaveAttribute('href', '#apply');
  },
};
export const Stale: Story = {
  parameters: answer({ ...job, staleAsOf: '2026-11-20T09:30:00Z' }),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/We can’t load the latest jobs/)).toBeVisible();
  },
};
export const LongWords: Story = { parameters: answer(pseudoLocalize(job)), globals: { viewport: { value: 'w320' } } };
export const Closed: Story = {
  parameters: answer({ ...job, status: 'CLOSED' }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('This job is closed.')).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'QA engineer, mobile apps' })).toBeVisible();
  },
};
export const General: Story = {
  parameters: answer(null, '/careers/general-application'),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Send a general application');
    await expect(canvasElement.querySelector('input[name=jobId]')).toBeNull();
  },
};
export const Unknown: Story = {
  parameters: answer(null),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('There’s no page at this address.')).toBeVisible();
  },
};
