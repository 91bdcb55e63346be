import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { CaseRow, TextRow } from './IndexRow.tsx';
import { articles, cases } from './samples.ts';

const meta = {
  component: TextRow,
  args: { page: articles[0] },
  parameters: {
    usage: {
      use: 'Through PageIndex: TextRow for pages with a cover, CaseRow for cases with their figure.',
      avoid: 'Alone, or in lists of fewer than seven: Notes and Results have more room for each.',
      access: 'The heading is the link; the cover is decoration. A figure is read before the case’s name.',
      words: 'The page’s title and description, and below them date and minutes, or sector and basis.',
    },
    layout: 'padded',
  },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof TextRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Case: Story = { render: () => <CaseRow page={cases[0]} /> };
export const LongWords: Story = {
  args: { page: pseudoLocalize(articles[0]) },
  globals: { viewport: { value: 'w320' } },
};
