import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { ArticleHero } from './ArticleHero.tsx';
import { articlePage, hero } from './samples.ts';

const meta = {
  component: ArticleHero,
  parameters: {
    usage: {
      use: 'Through Top, for articles: heading, who wrote it and when, the cover across the page.',
      avoid: 'For pages without an author and a date.',
      access: 'Dates are time elements; “Updated” is there only when it is later. The cover is decoration.',
      words:
        'A headline that says what the article finds. The author is a team and its offices, never an invented person.',
    },
  },
  args: { page: articlePage, hero },
} satisfies Meta<typeof ArticleHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Updated: Story = {};
export const NeverUpdated: Story = { args: { page: { ...articlePage, updated: articlePage.published } } };
export const WithoutLead: Story = { args: { hero: { ...hero, lead: null } } };
export const LongWords: Story = { args: { hero: pseudoLocalize(hero) }, globals: { viewport: { value: 'w320' } } };
