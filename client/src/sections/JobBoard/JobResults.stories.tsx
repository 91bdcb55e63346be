import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { austin, vadodara } from '#job/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { JobResults } from './JobResults.tsx';
import { everything } from './readSearch.ts';
import { changed, facets, found, suggestions } from './samples.ts';
import { chosenOf } from './searchWords.ts';
import type { Jobs } from './useJobs.ts';

const jobs: Jobs = {
  found: found({ totalCount: 24 }).searchJobs,
  foundFor: everything,
  busy: false,
  failed: false,
  retry: fn(),
};
const narrowed = { ...everything, q: 'engineer', country: ['IN', 'US'], workplace: ['HYBRID'] };

const meta = {
  component: JobResults,
  args: {
    anchor: 'jobs',
    heading: { current: null },
    jobs,
    search: everything,
    chosen: [],
    onChange: fn(),
    onFilter: fn(),
  },
  // A reference among the args would be taken apart with them, and the page that it holds as well.
  render: (args) => <JobResults {...args} heading={createRef()} />,
  decorators: [
    (Story) => (
      <Wrap css={{ paddingBlock: 24 }}>
        <Story />
      </Wrap>
    ),
  ],
} satisfies Meta<typeof JobResults>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllJobs: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('24 open jobs');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort' }), 'Closing soon');
    await expect(changed(args)).toEqual({ ...everything, sort: 'CLOSING' });
  },
};
/** A typing error was corrected: heading and note say what was searched for. One job only mentions it. */
export const Corrected: Story = {
  args: {
    search: { ...everything, q: 'enginer' },
    jobs: { ...jobs, found: found({ totalCount: 2, correctedQuery: 'engineer', inDescription: 1 }).searchJobs },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('2 jobs found for “engineer”');
    await expect(canvas.getByText('Showing results for “engineer”.')).toBeVisible();
    const headings = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(headings.indexOf('Mentioned in the description only')).toBe(1);
    await expect(headings).toHaveLength(3);
  },
};
export const Narrowed: Story = {
  args: { jobs: { ...jobs, foundFor: narrowed }, search: narrowed, chosen: chosenOf(narrowed, facets) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Clear all' })).toHaveAttribute(
      'href',
      '/careers?q=engineer#job-results',
    );
    await expect(canvas.getByRole('link', { name: 'Remove India' })).toBeVisible();
  },
};
export const Loading: Story = {
  args: { jobs: { ...jobs, busy: true } },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull();
  },
};
export const Failed: Story = {
  args: { jobs: { ...jobs, failed: true }, search: { ...everything, q: 'security' } },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Jobs for “security” couldn’t be loaded');
    await expect(canvas.getByText(/Still listed below: 24 open jobs/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.jobs.retry).toHaveBeenCalled();
  },
};
export const FailedAtFirst: Story = { args: { jobs: { ...jobs, found: null, failed: true } } };
const hopeless = { ...everything, q: 'cobol', country: ['CA'], workplace: ['ON_SITE'] };
export const Nothing: Story = {
  args: {
    jobs: { ...jobs, found: found({ nodes: [], totalCount: 0, suggestions }).searchJobs, foundFor: hopeless },
    search: hopeless,
    chosen: chosenOf(hopeless, facets),
  },
};
export const Stale: Story = { args: { jobs: { ...jobs, found: found({ isStale: true }).searchJobs } } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filters' }));
    await expect(args.onFilter).toHaveBeenCalledOnce();
  },
};
export const LongWords: Story = {
  args: { jobs: { ...jobs, found: found({ nodes: pseudoLocalize([austin, vadodara]) }).searchJobs } },
  globals: { viewport: { value: 'w320' } },
};
