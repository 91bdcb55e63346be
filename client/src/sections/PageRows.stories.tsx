import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { PageRows } from './PageRows.tsx';
import { articles, cases, servicePages } from './samples.ts';

const meta = {
  component: PageRows,
  args: { pages: articles },
  parameters: { layout: 'padded' },
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
