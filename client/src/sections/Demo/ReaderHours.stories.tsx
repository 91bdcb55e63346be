import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReaderHours } from './ReaderHours.tsx';
import { campaign } from './samples.ts';
import { arrivalsOf } from './sendTime.ts';

const meta = {
  component: ReaderHours,
  parameters: { layout: 'padded' },
  args: { arrivals: arrivalsOf(campaign.readers, 'clocks', 540) },
} satisfies Meta<typeof ReaderHours>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnEachClock: Story = {};
export const ToAllAtOnce: Story = { args: { arrivals: arrivalsOf(campaign.readers, 'once', 240) } };
export const Phone: Story = { globals: { viewport: { value: 'w375' } } };
