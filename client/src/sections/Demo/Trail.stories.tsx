import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from './samples.ts';
import { Trail } from './Trail.tsx';

const meta = {
  component: Trail,
  parameters: { layout: 'padded' },
  args: { lines: contract.trail, own: 3, isFinished: false },
} satisfies Meta<typeof Trail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const JustOpened: Story = { args: { lines: contract.trail.slice(0, 4) } };
