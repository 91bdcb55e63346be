import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Quote } from './Quote.tsx';

const meta = {
  component: Quote,
  parameters: {
    usage: {
      use: 'One sentence of a client or an employee that the page builds on.',
      avoid: 'For our own claims, or for several quotations in a row.',
      access: 'The heading is read by screen readers and not shown. It is a figure with its source below.',
      words: 'One or two sentences. The source is a role and an industry, not a name.',
    },
  },
  args: {
    __typename: 'QuoteSection',
    anchor: null,
    heading: 'What a client said',
    quote: 'They told us in week two that we should stop. It was the cheapest advice we bought.',
    source: 'Head of operations, wholesale',
    ground: 'light',
  },
} satisfies Meta<typeof Quote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnWhite: Story = {};
export const OnNavy: Story = { args: { ground: 'navy' } };
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
