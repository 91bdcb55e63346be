import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { PlainHero } from './PlainHero.tsx';
import { hero, partnerPage } from './samples.ts';

const meta = {
  component: PlainHero,
  args: { page: partnerPage, hero },
} satisfies Meta<typeof PlainHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Partner: Story = {
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link', { name: 'Visit Saviynt (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
export const HeadingAlone: Story = { args: { hero: { ...hero, lead: null, actions: [], proof: null } } };
export const LongWords: Story = { args: { hero: pseudoLocalize(hero) }, globals: { viewport: { value: 'w320' } } };
