import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Related } from './Related.tsx';
import { articles, cases } from './samples.ts';

const meta = {
  component: Related,
  parameters: {
    usage: {
      use: 'At the end of a page, before its last call: three or four pages worth reading next.',
      avoid: 'On the first page, which leads everywhere already.',
      access: 'A region named “Read next” with a list of headings that are links. Without pages nothing is there.',
      words: 'Always “Read next”; the entries bring date and minutes, or the page’s description.',
    },
  },
  args: { pages: [...articles.slice(0, 2), cases[0]] },
} satisfies Meta<typeof Related>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const None: Story = {
  args: { pages: [] },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole('heading')).toBeNull(),
};
export const LongWords: Story = { args: { pages: pseudoLocalize(articles) }, globals: { viewport: { value: 'w320' } } };
