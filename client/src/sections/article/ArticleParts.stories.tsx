import type { Meta, StoryObj } from '@storybook/react-vite';
import { articlePage, hero } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { ArticleByline, ArticleWords } from './ArticleParts.tsx';

const meta = {
  component: ArticleWords,
  parameters: {
    usage: {
      use: 'In the hero of an article and in lists of articles: its words, and who wrote it when.',
      words: 'The heading is a statement or a question, the lead at most two sentences.',
    },
  },
  subcomponents: { ArticleByline },
  args: { hero },
} satisfies Meta<typeof ArticleWords>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Words: Story = {};
export const Byline: Story = {
  render: () => (
    <p css={{ display: 'flex', flexWrap: 'wrap', gap: '0 1.5rem' }}>
      <ArticleByline page={articlePage} />
    </p>
  ),
};
export const LongWords: Story = { args: { hero: pseudoLocalize(hero) }, globals: { viewport: { value: 'w320' } } };
