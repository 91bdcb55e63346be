import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Failure } from './Failure.tsx';

const meta = {
  component: Failure,
  parameters: {
    usage: {
      use: 'A page or a part of it that could not be loaded.',
      avoid: 'For errors in a form (ErrorSummary), or for lists without results.',
      access: 'It takes the focus, so screen readers hear it.',
      words: 'What went wrong, and that trying again may help. No codes.',
    },
  },
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
