import type { Meta, StoryObj } from '@storybook/react-vite';
import { longer } from '#stage/longer.ts';
import { CaseHero } from './CaseHero.tsx';
import { casePage, hero } from './samples.ts';

const meta = {
  component: CaseHero,
  parameters: {
    usage: {
      use: 'Through Top, for case studies.',
      avoid: 'For articles about cases.',
      access: 'Facts at a glance are a dl; results say what they are measured against.',
      words: 'The result in the headline; the client’s name stays out.',
    },
  },
  args: { page: casePage, hero },
} satisfies Meta<typeof CaseHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithResults: Story = {};
export const WithoutResults: Story = { args: { page: { ...casePage, results: [] } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } };
export const LongWords: Story = { args: { page: longer(casePage), hero: longer(hero) } };
