import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { text } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Reading } from './Reading.tsx';

const none = { anchor: null, label: null, lead: null, figure: null, specimen: null };
const part = { ...none, __typename: 'ProseSection' as const, heading: '', text: [...text] };
const chapter = (id: string, heading: string) => ({ ...part, id, heading, text: text.slice(0, 1) });

const meta = {
  component: Reading,
  args: { parts: [part] },
} satisfies Meta<typeof Reading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ChaptersInTheText: Story = {
  async play({ canvasElement }) {
    const contents = within(canvasElement).getByRole('navigation', { name: 'Contents' });
    await expect(within(contents).getByRole('link', { name: 'What the first week brings' })).toHaveAttribute(
      'href',
      '#first-week',
    );
  },
};
export const ChaptersAsParts: Story = {
  args: {
    parts: [chapter('data', 'What we keep'), chapter('delete', 'When we delete it'), chapter('ask', 'Whom to ask')],
  },
};
export const WithoutChapters: Story = { args: { parts: [{ ...part, text: text.slice(0, 1) }] } };
export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } };
export const LongWords: Story = { args: { parts: [pseudoLocalize(part)] } };
