import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { HomeHero } from './HomeHero.tsx';
import { hero } from './samples.ts';

const meta = {
  component: HomeHero,
  parameters: {
    usage: {
      use: 'Through Top, on the first page.',
      avoid: 'On any other page: its lines belong to the map and the screen behind it.',
      access:
        'The picture is decoration, the screen in it is a figure that is read after the words. Below 1240 px it stands under them.',
      words: 'Two lines: what we are, and what one gets of it. No slogan in capitals.',
    },
  },
  args: { hero: { ...hero, stage: 'WORK360_HANDOVER' } },
} satisfies Meta<typeof HomeHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Desk: Story = { globals: { viewport: { value: 'w1536' } } };
export const Tablet: Story = { globals: { viewport: { value: 'w1024' } } };
export const Phone: Story = { globals: { viewport: { value: 'w320' } } };
export const WithoutScreen: Story = { args: { hero } };
export const LongWords: Story = { args: { hero: pseudoLocalize(meta.args.hero) } };
