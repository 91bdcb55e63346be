import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { jobs, link } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { JobsBeside } from './JobsBeside.tsx';

const found = {
  __typename: 'JobConnection' as const,
  nodes: [...jobs, ...jobs.map((job) => ({ ...job, id: `${job.id}-again` }))],
  totalCount: 8,
  hasSamples: false,
  isStale: false,
  asOf: '2026-11-20T09:30:00Z',
};

const meta = {
  component: JobsBeside,
  args: {
    __typename: 'JobListSection',
    anchor: null,
    heading: 'open jobs in healthcare',
    lead: null,
    jobs: found,
    more: link('All healthcare jobs', '/careers?category=Healthcare'),
  },
  decorators: [
    (Story) => (
      <Wrap>
        <Story />
      </Wrap>
    ),
  ],
} satisfies Meta<typeof JobsBeside>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeOfMany: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('8 open jobs in healthcare');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const One: Story = {
  args: { jobs: { ...found, nodes: found.nodes.slice(0, 1), totalCount: 1 } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('region')).toHaveAccessibleName('1 open job in healthcare');
  },
};
export const NoneOpen: Story = {
  args: { jobs: { ...found, nodes: [], totalCount: 0 } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
export const Stale: Story = { args: { jobs: { ...found, isStale: true } } };
/** One line, or two where it is long. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'All healthcare jobs' })).toBeVisible();
  },
};
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
