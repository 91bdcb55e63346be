import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Stair } from './ChartStair.tsx';
import { stair } from './chartSamples.ts';

const meta = {
  component: Stair,
  args: stair,
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Stair>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TakenAway: Story = {};
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
