import type { Meta, StoryObj } from '@storybook/react-vite';
import { casePage } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { FactRows, Facts, Figure } from './Facts.tsx';

const meta = {
  component: Facts,
  parameters: {
    usage: {
      use: 'Two to four figures that the page builds on.',
      avoid: 'For a comparison of many values (Table, Chart).',
      access: 'The figure, its unit and its basis are text in reading order.',
      words: 'The figure, what it measures, and below it where it comes from.',
    },
  },
  subcomponents: { FactRows, Figure },
  args: {
    __typename: 'FactsSection',
    anchor: null,
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
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };

/** As case studies have them. */
export const RowsAlone: Story = {
  render: ({ facts }) => (
    <div css={{ padding: 24 }}>
      <FactRows facts={facts} />
    </div>
  ),
};
export const FigureAlone: Story = {
  render: () => (
    <p css={{ padding: 24, fontSize: 48 }}>
      <Figure value="4.2" unit="h" />
    </p>
  ),
};
