import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { HomeHero } from './HomeHero.tsx';
import { hero } from './samples.ts';

const meta = {
  component: HomeHero,
  args: { hero: { ...hero, stage: 'WORK360_HANDOVER' } },
} satisfies Meta<typeof HomeHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Desk: Story = { globals: { viewport: { value: 'w1536' } } };
export const Tablet: Story = { globals: { viewport: { value: 'w1024' } } };
export const Phone: Story = { globals: { viewport: { value: 'w320' } } };
export const WithoutScreen: Story = { args: { hero } };
export const LongWords: Story = { args: { hero: pseudoLocalize(meta.args.hero) } };
