import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { articles, cases, servicePages } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { PageRows } from './PageRows.tsx';

const meta = {
  component: PageRows,
  args: { pages: articles },
  parameters: {
    usage: {
      use: 'For a list of pages to choose from, with a line about each.',
      avoid: 'For two or three pages to read next (Related).',
      access: 'A list; each row has one link, whose area is the whole row.',
    },
    layout: 'padded',
  },
} satisfies Meta<typeof PageRows>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Articles: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('link', { name: 'Atom feed' })).toBeVisible();
  },
};
export const Cases: Story = { args: { pages: cases } };
export const Services: Story = { args: { pages: servicePages } };
export const LongWords: Story = {
  args: pseudoLocalize({ pages: [...articles] }),
  globals: { viewport: { value: 'w320' } },
};
