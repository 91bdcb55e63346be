import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { PageHero } from './PageHero.tsx';
import { hero, legalPage, partnerPage, servicePage } from './samples.ts';

const meta = {
  component: PageHero,
  args: { page: servicePage, hero },
} satisfies Meta<typeof PageHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Service: Story = {};
export const Partner: Story = {
  args: { page: partnerPage },
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link', { name: 'Visit Saviynt (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
export const Legal: Story = {
  args: { page: legalPage },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('Last changed on November 12, 2026')).toBeVisible();
  },
};
export const HeadingAlone: Story = { args: { hero: { ...hero, lead: null, actions: [], proof: null } } };
export const LongWords: Story = { args: { hero: pseudoLocalize(hero) }, globals: { viewport: { value: 'w320' } } };
