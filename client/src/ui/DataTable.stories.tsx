import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataTable } from './DataTable.tsx';

const meta = {
  component: DataTable,
  parameters: {
    usage: {
      use: 'Tables in sections and in text.',
      avoid: 'For a layout in columns.',
      access: 'Real table heads. On phones, each cell shows the name of its column.',
      words: 'Counts and amounts of money are at the right, if a column has nothing else.',
    },
    layout: 'padded',
  },
} satisfies Meta<typeof DataTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithCaption: Story = {
  args: {
    caption: 'What you hold at the end of each phase',
    columns: ['Phase', 'You hold', 'Weeks'],
    rows: [
      ['Map', 'A list of systems, owners and **data**', '1–2'],
      ['Prove', 'One working path from source to report', '3–5'],
      ['Move', 'Everything else, in the order [you chose](/contact-us)', '6–14'],
    ],
  },
};
export const Amounts: Story = {
  args: {
    caption: 'Example: what a month costs before and after',
    columns: ['Part', 'Before', 'After', 'Change'],
    rows: [
      ['Test environments', '$18,400', '$6,200', '−66 %'],
      ['Storage', '$9,100', '$7,950', '−13 %'],
    ],
  },
};
export const WithoutCaption: Story = { args: { ...WithCaption.args, caption: null } };
export const OnAPhone: Story = { ...WithCaption, globals: { viewport: { value: 'w375' } } };
export const LongWords: Story = {
  args: {
    caption: 'Where the time goes when nobody looks, and who could have told you so if anybody had asked',
    columns: ['Responsibility', 'Where it stands today', 'Where it stands afterwards', 'Who signs'],
    rows: [
      [
        'Reconciliation of supplier statements',
        'In four spreadsheets and one inbox that belongs to a person who is on leave',
        'In the warehouse, checked nightly, with a reason for every row that was refused',
        'Finance operations',
      ],
    ],
  },
};
