import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Timeline } from './ChartTimeline.tsx';
import { timeline } from './samples.ts';

const meta = {
  component: Timeline,
  args: timeline,
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneDay: Story = {};
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
