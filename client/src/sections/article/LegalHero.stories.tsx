import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { hero, legalPage } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { LegalHero } from './LegalHero.tsx';

const legal = { ...hero, heading: 'Your privacy on this website', lead: null, actions: [], proof: null };

const meta = {
  component: LegalHero,
  args: { page: legalPage, hero: legal },
} satisfies Meta<typeof LegalHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const HeadingAndDate: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('November 12, 2026')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const LongWords: Story = { args: { hero: pseudoLocalize(legal) }, globals: { viewport: { value: 'w320' } } };
