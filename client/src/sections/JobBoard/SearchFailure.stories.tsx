import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchFailure } from './SearchFailure.tsx';

const meta = {
  component: SearchFailure,
  parameters: {
    usage: {
      use: 'When jobs could not be read.',
      avoid: 'For no results: EmptyResult.',
      access: 'An alert with a button. What was there before stays.',
      words: '“An error occurred”, and that the last results are still shown.',
    },
  },
  args: { onRetry: fn(), kept: true },
} satisfies Meta<typeof SearchFailure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const JobsKept: Story = {
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const NothingToShow: Story = { args: { kept: false } };
export const Offline: Story = {
  globals: { network: 'offline' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/You are offline/)).toBeVisible();
  },
};
