import type { Meta, StoryObj } from '@storybook/react-vite';
import { articlePage, hero } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { ArticleHero } from './ArticleHero.tsx';

const meta = {
  component: ArticleHero,
  args: { page: articlePage, hero },
} satisfies Meta<typeof ArticleHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Updated: Story = {};
export const NeverUpdated: Story = { args: { page: { ...articlePage, updated: articlePage.published } } };
export const WithoutLead: Story = { args: { hero: { ...hero, lead: null } } };
export const LongWords: Story = { args: { hero: pseudoLocalize(hero) }, globals: { viewport: { value: 'w320' } } };
