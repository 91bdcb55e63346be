import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { articles } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { IndexList } from './IndexList.tsx';

const meta = {
  component: IndexList,
  args: {
    __typename: 'PageListSection',
    anchor: null,
    heading: 'All articles',
    lead: null,
    layout: 'INDEX',
    disclosure: null,
    pages: [...articles],
    more: null,
    ground: 'light',
  },
} satisfies Meta<typeof IndexList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Articles: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('navigation', { name: 'Topics' })).toBeVisible();
  },
};
export const LongWords: Story = {
  args: pseudoLocalize({ heading: 'All articles', pages: [...articles] }),
  globals: { viewport: { value: 'w320' } },
};
