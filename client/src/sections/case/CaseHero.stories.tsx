import type { Meta, StoryObj } from '@storybook/react-vite';
import { casePage, hero } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { CaseHero } from './CaseHero.tsx';

const meta = {
  component: CaseHero,
  args: { page: casePage, hero },
} satisfies Meta<typeof CaseHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithResults: Story = {};
export const WithoutResults: Story = { args: { page: { ...casePage, results: [] } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } };
export const LongWords: Story = { args: { page: pseudoLocalize(casePage), hero: pseudoLocalize(hero) } };
