import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Fan } from './Fan.tsx';
import { card, change, compared, paper, plan, table, talk } from './samples.ts';

const first = (sample: typeof table) => ({ ...sample, body: sample.body.slice(0, 1) });
const three = [card('Web development', first(paper)), card('Data pipelines', first(plan)), card('Chat', talk)];

const meta = {
  component: Fan,
  args: { cards: three },
  parameters: { layout: 'padded' },
  globals: { viewport: { value: 'w768' } },
} satisfies Meta<typeof Fan>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {
  async play({ canvasElement }) {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(three.map(({ page }) => page.link));
    await expect(within(canvasElement).getByText(/made up/)).toBeVisible();
  },
};
export const Two: Story = { args: { cards: [card('Testing', first(table)), card('Speed', compared)] } };
export const One: Story = { args: { cards: [card('Databases', change)] } };
export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } };
export const LongWords: Story = { args: { cards: pseudoLocalize(three) }, globals: { viewport: { value: 'w320' } } };
/** A name of one word that is wider than its card is broken. */
export const LongName: Story = {
  args: { cards: [card('Donaudampfschifffahrtsgesellschaftskapitän', change)] },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
