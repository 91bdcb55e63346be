import type { Meta, StoryObj } from '@storybook/react-vite';
import { articles, cases } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { CaseRow, TextRow } from './IndexRow.tsx';

const meta = {
  component: TextRow,
  subcomponents: { CaseRow },
  args: { page: articles[0] },
  parameters: {
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
