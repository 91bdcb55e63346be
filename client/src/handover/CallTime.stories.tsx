import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CallTime } from './CallTime.tsx';

const meta = {
  component: CallTime,
  args: { call: { starts: '2026-12-01T19:00:00Z', there: 'Tuesday, December 1, 14:00–14:30 in Toronto' } },
} satisfies Meta<typeof CallTime>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The visitor’s time first, then the office’s. */
export const Tuesday: Story = {
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent(
      /^\w{3}, December \d, \d\d:\d\d (for you|UTC)Tuesday, December 1, 14/,
    );
  },
};
