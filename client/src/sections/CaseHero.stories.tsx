import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { CaseHero } from './CaseHero.tsx';
import { casePage, hero } from './samples.ts';

const meta = {
  component: CaseHero,
  parameters: {
    usage: {
      use: 'Through Top, for case studies: headline, picture, five facts at a glance, results.',
      avoid: 'For articles about cases: those have an author and no results of ours.',
      access:
        'The facts are a list of terms; each result says what it is measured against. Without results their part is left out.',
      words: 'The result in the headline with its unit; the client’s name stays out.',
    },
  },
  args: { page: casePage, hero },
} satisfies Meta<typeof CaseHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithResults: Story = {};
export const WithoutResults: Story = { args: { page: { ...casePage, results: [] } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } };
export const LongWords: Story = { args: { page: pseudoLocalize(casePage), hero: pseudoLocalize(hero) } };
