import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartShape } from './ChartShape.tsx';
import { dots, slope, stair, timeline, timelineOfFigures } from './chartSamples.ts';

const meta = {
  component: ChartShape,
  args: slope,
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof ChartShape>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SomeSlope: Story = {};
export const SomeStair: Story = { args: stair };
export const SomeTimeline: Story = { args: timeline };
export const Figures: Story = { args: timelineOfFigures };
export const SomeDots: Story = { args: dots };
