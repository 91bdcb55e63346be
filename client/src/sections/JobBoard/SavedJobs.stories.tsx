import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { austin, tampa, vadodara } from '#job/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { SavedJobs } from './SavedJobs.tsx';

const open = (job: typeof austin) => ({ ...job, status: 'ACTIVE' });
const jobs = {
  nodes: [open(austin), { ...tampa, status: 'CLOSED' }, open(vadodara)],
  hasSamples: false,
  isStale: false,
  asOf: '2026-11-20T09:30:00Z',
};
const answer = (jobs: object | null) => ({ mocks: { Query: () => ({ jobs }) } });

const keep = (ids: string[]) => () => {
  localStorage.setItem('saved jobs', JSON.stringify(ids));
  return () => localStorage.removeItem('saved jobs');
};

const meta = {
  component: SavedJobs,
  args: {
    __typename: 'SavedJobsSection',
    anchor: null,
    heading: 'No saved jobs',
    lead: 'Press the bookmark beside a job, and it’s here when you come back.',
  },
  parameters: answer(jobs),
  beforeEach: keep(['1182', '1201', '1190']),
  globals: { viewport: { value: 'w1280' } },
} satisfies Meta<typeof SavedJobs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('New, 2 days ago')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('3 saved jobs');
    await expect(canvas.getByText(/^Closed/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Similar jobs' })).toHaveAttribute(
      'href',
      '/careers/registered-nurse-surgical-unit-1201#similar-jobs',
    );
  },
};
export const Removed: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove: QA engineer, mobile apps' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 saved jobs');
    await expect(canvas.getByText('Removed')).toBeVisible();
    const undo = canvas.getByRole('button', { name: 'Undo: QA engineer, mobile apps' });
    await expect(undo).toHaveFocus();
    await userEvent.click(undo);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 saved jobs');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: QA engineer, mobile apps' }));
  },
};
/** A job that nobody knows any more is left out, and forgotten. */
export const Unknown: Story = {
  beforeEach: keep(['1182', '4', '1201', '1190']),
  async play({ canvas }) {
    await canvas.findByText('New, 2 days ago');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 saved jobs');
    await expect(localStorage.getItem('saved jobs')).toBe('["1182","1201","1190"]');
  },
};
/** What is cached may lack a job: nothing is forgotten. */
export const Stale: Story = {
  parameters: answer({ ...jobs, nodes: [open(austin)], isStale: true }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/We can’t load the latest jobs/)).toBeVisible();
    await expect(localStorage.getItem('saved jobs')).toBe('["1182","1201","1190"]');
  },
};
export const Nothing: Story = {
  beforeEach: keep([]),
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('No saved jobs');
    await expect(canvas.getByRole('link', { name: 'See all open jobs' })).toHaveAttribute('href', '/careers');
  },
};
export const Failed: Story = {
  parameters: answer(null),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('They’re still saved.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const LongWords: Story = {
  args: pseudoLocalize(meta.args),
  parameters: answer({ ...jobs, nodes: jobs.nodes.map((job) => pseudoLocalize(job)) }),
  globals: { viewport: { value: 'w320' } },
};
