import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Slope } from './ChartSlope.tsx';
import { slope } from './chartSamples.ts';

const meta = {
  component: Slope,
  args: slope,
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Slope>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FiveCauses: Story = {};
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
