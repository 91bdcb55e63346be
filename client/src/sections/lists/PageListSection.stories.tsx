import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { articles, link } from '#sections/samples.ts';
import { PageListSection } from './PageListSection.tsx';

const meta = {
  component: PageListSection,
  args: {
    list: {
      __typename: 'PageListSection',
      anchor: null,
      heading: 'Notes from the work',
      lead: 'Written by the teams that do it.',
      layout: 'NOTES',
      disclosure: null,
      pages: [...articles],
      more: link('All articles', '/blogs'),
      ground: 'light',
    },
    children: <p>Three posts, newest first.</p>,
  },
} satisfies Meta<typeof PageListSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithMore: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blogs');
  },
};
