import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Table } from './Table.tsx';

const meta = {
  component: Table,
  parameters: {
    usage: {
      use: 'For a table with a heading.',
      avoid: 'For two columns of name and value, and for layout.',
      access: 'A real table with a caption. On phones rows become blocks in which each cell says its column.',
      words: 'The caption says what the table is about in one line. Cells are no sentences, unless they have to be.',
    },
  },
  args: {
    __typename: 'TableSection',
    anchor: 'deliverables',
    heading: 'What you hold at the end',
    lead: null,
    caption: 'Deliverables by phase',
    columns: ['Phase', 'You hold', 'Weeks'],
    rows: [
      ['Map', 'Systems, owners and data', '1–2'],
      ['Prove', 'One working path', '3–5'],
    ],
    ground: 'light',
  },
} satisfies Meta<typeof Table>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Deliverables: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
export const Empty: Story = { args: { rows: [] } };
export const LongWords: Story = { args: pseudoLocalize(meta.args) };
