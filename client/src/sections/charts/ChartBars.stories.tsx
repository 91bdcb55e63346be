import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Slope, Stair } from './ChartBars.tsx';
import { slope, stair } from './samples.ts';

const meta = {
  component: Stair,
  subcomponents: { Slope },
  args: stair,
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Stair>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TakenAway: Story = {};
export const FiveCauses: Story = { args: slope, render: (args) => <Slope {...args} /> };
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
