import type { Meta, StoryObj } from '@storybook/react-vite';
import { text } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { ReadingText } from './ReadingText.tsx';

const part = {
  __typename: 'ProseSection' as const,
  anchor: 'data',
  label: null,
  heading: 'What we keep',
  lead: 'What you send, and nothing else.',
  text: [...text],
  figure: null,
  specimen: null,
};

const meta = {
  component: ReadingText,
  args: { parts: [part] },
  parameters: {
    usage: {
      use: 'For long text: articles and legal pages, in one column that is easy to read.',
      avoid: 'For short text beside a heading (Prose).',
      access: 'Headings of level 2 with anchors, which the table of contents links.',
    },
    layout: 'padded',
  },
} satisfies Meta<typeof ReadingText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } };
export const LongWords: Story = { args: { parts: [pseudoLocalize(part)] } };
