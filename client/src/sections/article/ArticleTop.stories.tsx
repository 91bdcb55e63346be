import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { articlePage, hero } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { ArticleTop } from './ArticleTop.tsx';

const meta = {
  component: ArticleTop,
  args: { page: articlePage, hero },
} satisfies Meta<typeof ArticleTop>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Article: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};
export const WithoutHero: Story = { args: { hero: null } };
export const LongWords: Story = { args: { hero: pseudoLocalize(hero) }, globals: { viewport: { value: 'w320' } } };
