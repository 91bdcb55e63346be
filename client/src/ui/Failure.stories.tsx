import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Failure } from './Failure.tsx';

const meta = {
  component: Failure,
  parameters: {
    usage: {
      use: 'In the place of a page or a part that could not be had.',
      avoid: 'For mistakes in a form: ErrorSummary and FieldError say those.',
      access: 'Takes the focus, because what the visitor was doing has ended here. Retry is a button.',
      words: '“An error occurred”: no code, no cause, no blame. What to do next stands below.',
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
