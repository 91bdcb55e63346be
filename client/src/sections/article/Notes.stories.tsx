import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { articles } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { NoteRows, Notes } from './Notes.tsx';

const meta = {
  component: Notes,
  subcomponents: { NoteRows },
  args: { pages: articles },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Notes>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneLarge: Story = {};
export const Alone: Story = { args: { pages: articles.slice(0, 1) } };
export const None: Story = {
  args: { pages: [] },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('article')).toBeNull(),
};
export const Rows: Story = { render: ({ pages }) => <NoteRows pages={pages} /> };
export const LongWords: Story = { args: { pages: pseudoLocalize(articles) }, globals: { viewport: { value: 'w320' } } };
