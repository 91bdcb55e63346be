import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RichTextFragment } from './RichText.generated.ts';
import { RichText } from './RichText.tsx';

const meta = {
  component: RichText,
  parameters: {
    usage: {
      use: 'For long text from content: paragraphs, headings, lists, tables, quotes.',
      avoid: 'For one line (inline), or for a list that is a section.',
      access: 'Set level so that no heading level is skipped. Headings have ids that can be linked to.',
      words: 'Headings that summarize their part. Paragraphs of at most five sentences.',
      good: {
        show: () => (
          <RichText blocks={[heading('', 3, 'Access ends on the last day'), paragraph('Accounts close at noon.')]} />
        ),
        why: 'The heading summarizes its part.',
      },
      bad: {
        show: () => <RichText blocks={[heading('', 3, 'Overview'), paragraph('Accounts close at noon.')]} />,
        why: 'The heading could stand above anything.',
      },
    },
    layout: 'padded',
  },
} satisfies Meta<typeof RichText>;
export default meta;

type Story = StoryObj<typeof meta>;

const paragraph = (text: string): RichTextFragment => ({ __typename: 'ParagraphBlock', text });
const heading = (id: string, level: number, text: string): RichTextFragment => ({
  __typename: 'HeadingBlock',
  anchor: id,
  level,
  text,
});
const list = (style: 'BULLET' | 'NUMBERED' | 'CHECK', ...items: string[]): RichTextFragment => ({
  __typename: 'ListBlock',
  style,
  items,
});

const first = paragraph(
  'Access is **granted** in minutes and __removed__ by accident. [Ask us](/contact-us) why that is.',
);

export const Paragraphs: Story = {
  args: {
    blocks: [first, paragraph('The second paragraph keeps its distance from the first, and nothing else does.')],
  },
};
export const Chapters: Story = {
  args: {
    level: 2,
    blocks: [heading('leavers', 2, 'What leavers leave behind'), first, heading('keys', 3, 'Keys in scripts'), first],
  },
};
export const Lists: Story = {
  args: {
    blocks: [
      list('BULLET', 'A system with an owner', 'An owner with a deputy'),
      list('NUMBERED', 'Read the logs', 'Ask the person named in them', 'Write down what they say'),
      list('CHECK', 'The list is complete', 'Someone signed it'),
    ],
  },
};
export const Table: Story = {
  args: {
    blocks: [
      first,
      {
        __typename: 'TableBlock',
        caption: 'What it costs',
        columns: ['Kind', 'Weeks'],
        rows: [
          ['Review', '2'],
          ['Repair', '6'],
        ],
      },
    ],
  },
};
export const QuoteAndNote: Story = {
  args: {
    blocks: [
      { __typename: 'QuoteBlock', text: 'A gate nobody tests is a wall with a door in it.' },
      { __typename: 'NoteBlock', figure: '97 in 100', text: 'accounts were still open a week later' },
      first,
    ],
  },
};
export const Code: Story = {
  args: { blocks: [first, { __typename: 'CodeBlock', code: 'SELECT owner, count(*)\nFROM systems\nGROUP BY owner;' }] },
};
export const Empty: Story = { args: { blocks: [] } };
export const LongWords: Story = {
  args: {
    blocks: [
      heading(
        'long',
        2,
        'Vulnerability assessments, penetration testing and everything that follows from what they find',
      ),
      paragraph(`${'Every request proves itself, or it stops at the gate, and the sender is told why. '.repeat(6)}`),
      list(
        'BULLET',
        'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen is one word and must not push the page apart',
      ),
    ],
  },
  globals: { viewport: { value: 'w320' } },
};
