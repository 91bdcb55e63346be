import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { hero, servicePage } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { GroupHero } from './GroupHero.tsx';

const meta = {
  component: GroupHero,
  args: { page: servicePage, hero },
  globals: { viewport: { value: 'w1280' } },
} satisfies Meta<typeof GroupHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Group: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('img')).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'w375' } } };
export const HeadingAlone: Story = { args: { hero: { ...hero, lead: null, actions: [], proof: null } } };
export const LongWords: Story = {
  args: { hero: pseudoLocalize(hero) },
  globals: { viewport: { value: 'w320' } },
};
