import type { Meta, StoryObj } from '@storybook/react-vite';
import { Demo } from './Demo.tsx';
import { answer, board, campaign, contract } from './samples.ts';

const meta = {
  component: Demo,
  args: { demo: contract },
} satisfies Meta<typeof Demo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InkFree: Story = {};
export const Work360: Story = { args: { demo: board } };
export const RfpPro: Story = { args: { demo: answer } };
export const Mailzzy: Story = { args: { demo: campaign } };
