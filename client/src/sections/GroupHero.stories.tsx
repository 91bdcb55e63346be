import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { PageHero } from './PageHero.tsx';
import { hero, servicePage } from './samples.ts';

const meta = {
  component: PageHero,
  args: { page: servicePage, hero },
} satisfies Meta<typeof PageHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Service: Story = {};
export const HeadingAlone: Story = { args: { hero: { ...hero, lead: null, actions: [], proof: null } } };
export const LongWords: Story = { args: { hero: pseudoLocalize(hero) }, globals: { viewport: { value: 'w320' } } };
