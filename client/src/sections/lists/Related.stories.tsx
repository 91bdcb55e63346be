import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { articles, cases } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Related } from './Related.tsx';

const meta = {
  component: Related,
  args: { pages: [cases[0], ...articles.slice(0, 2)] },
} satisfies Meta<typeof Related>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstTwo: Story = {};
export const None: Story = {
  args: { pages: [] },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole('heading')).toBeNull(),
};
export const LongWords: Story = { args: { pages: pseudoLocalize(articles) }, globals: { viewport: { value: 'w320' } } };
