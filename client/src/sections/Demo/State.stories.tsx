import type { Meta, StoryObj } from '@storybook/react-vite';
import { State } from './State.tsx';

const meta = {
  component: State,
  parameters: { layout: 'padded' },
  args: { tone: 'live', children: '2 of 3 signed, your turn' },
} satisfies Meta<typeof State>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {};
export const Done: Story = { args: { tone: 'done', children: '3 of 3 signed' } };
export const Bad: Story = { args: { tone: 'bad', children: 'Seal broken' } };
