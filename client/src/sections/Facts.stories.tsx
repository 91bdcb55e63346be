import type { Meta, StoryObj } from '@storybook/react-vite';
import { longer } from '#stage/longer.ts';
import { Facts } from './Facts.tsx';
import { casePage } from './samples.ts';

const meta = {
  component: Facts,
  args: {
    __typename: 'FactsSection',
    id: null,
    heading: 'What changes',
    lead: 'With the baseline next to it.',
    facts: casePage.results,
    ground: 'light',
  },
} satisfies Meta<typeof Facts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeFigures: Story = {};
export const LongFigure: Story = {
  args: {
    facts: [
      { __typename: 'Fact', value: '30 days', unit: null, text: 'from first call to first release', basis: null },
    ],
  },
};
export const Empty: Story = { args: { facts: [] } };
export const LongWords: Story = { args: longer(meta.args), globals: { viewport: { value: 'w320' } } };
