import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { jobs, link } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { JobList } from './JobList.tsx';

const meta = {
  component: JobList,
  args: {
    __typename: 'JobListSection',
    anchor: 'jobs',
    heading: 'jobs open today',
    lead: 'No account to apply.',
    jobs: {
      __typename: 'JobConnection',
      nodes: [...jobs],
      totalCount: 24,
      hasSamples: false,
      isStale: false,
      asOf: '2026-11-20T09:30:00Z',
    },
    more: link('Search all jobs', '/careers'),
    ground: 'light',
  },
} satisfies Meta<typeof JobList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeOfMany: Story = {
  async play({ canvasElement }) {
    const titles = within(canvasElement).getAllByRole('heading', { level: 3 });
    const rows = titles.map((title) => title.closest('li'));
    await expect(rows[0]).toHaveTextContent('Austin, TXHybrid');
    await expect(rows[1]).toHaveTextContent('Closes in 3 days');
    await expect(rows[2]).not.toHaveTextContent('$');
  },
};
export const Stale: Story = {
  args: {
    jobs: {
      __typename: 'JobConnection',
      nodes: [...jobs],
      totalCount: 24,
      hasSamples: false,
      isStale: true,
      asOf: '2026-11-20T09:30:00Z',
    },
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText(/We can’t load the latest jobs/)).toBeVisible();
  },
};
export const Unreachable: Story = {
  args: { jobs: null },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText(/couldn’t load the jobs/)).toBeVisible();
    // Without a number in front of it, the heading says something else.
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveTextContent('Open jobs');
  },
};
export const NoneOpen: Story = {
  args: {
    jobs: {
      __typename: 'JobConnection',
      nodes: [],
      totalCount: 0,
      hasSamples: false,
      isStale: false,
      asOf: '2026-11-20T09:30:00Z',
    },
  },
};
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
