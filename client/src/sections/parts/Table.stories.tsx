import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Table } from './Table.tsx';

const meta = {
  component: Table,
  parameters: {
    usage: {
      use: 'Values in rows and columns that readers compare.',
      avoid: 'For one figure (Facts), or for text in columns (Cards).',
      access: 'The caption names the table. On phones, rows become blocks whose cells name their columns.',
      words: 'Short column headings. Put a unit in the heading, not in each cell.',
    },
  },
  args: {
    __typename: 'TableSection',
    anchor: 'deliverables',
    label: null,
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
export const WithLabel: Story = { args: { label: 'What you get' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
export const Empty: Story = { args: { rows: [] } };
export const LongWords: Story = { args: pseudoLocalize(meta.args) };
