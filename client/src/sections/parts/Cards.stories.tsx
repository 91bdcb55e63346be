import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Cards, RuledRow } from './Cards.tsx';

const card = (title: string, text: string, link: string | null = null) => ({
  __typename: 'Card' as const,
  title,
  text,
  link,
});

const meta = {
  component: Cards,
  parameters: {
    usage: {
      use: 'Three to eight things of equal weight, each with a sentence.',
      avoid: 'For steps (Steps), figures (Facts), or lists of pages (PageList).',
      access: 'A list with a heading for each item. The heading is the link, so it says where it leads.',
      words: 'Titles of two to four words that name the thing. One or two sentences below.',
    },
  },
  subcomponents: { RuledRow },
  args: {
    __typename: 'CardsSection',
    anchor: null,
    label: null,
    heading: 'Three ways in, and who closes them',
    lead: 'Each of them was open in at least one review this year.',
    cards: [
      card(
        'Risks and compliance',
        'A register that someone reads, with **one owner** per line.',
        '/services/risks-and-compliance',
      ),
      card(
        'Security operations',
        'Alerts are read at night, in an office where it is day.',
        '/services/security-operations',
      ),
      card('Forgotten accounts', 'The ones that belong to nobody, found and closed.'),
    ],
    ground: 'light',
  },
} satisfies Meta<typeof Cards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithLinks: Story = {};
export const WithLabel: Story = { args: { label: 'When you need it' } };
export const OnSky: Story = { args: { ground: 'sky' } };
export const Empty: Story = { args: { cards: [] } };
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };

/** Lists that are no section have the same rows. */
export const RowsAlone: Story = {
  render: () => (
    <ul css={{ padding: 24 }}>
      <RuledRow title="Cloud security" text="Who may do what, **written down**." link="/our-services/cloud-services" />
      <RuledRow title="Without a page" text="A thing and its sentence." />
    </ul>
  ),
};
