import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Failure } from './Failure.tsx';

const meta = {
  component: Failure,
  args: { onRetry: fn() },
} satisfies Meta<typeof Failure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TriedAgain: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'An error occurred' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
