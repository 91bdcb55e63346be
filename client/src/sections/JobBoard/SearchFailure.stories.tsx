import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchFailure } from './SearchFailure.tsx';

const meta = {
  component: SearchFailure,
  args: { onRetry: fn(), again: '/careers?q=go', left: '18 jobs found for “engineer”' },
} satisfies Meta<typeof SearchFailure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const JobsKept: Story = {
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const NothingToShow: Story = { args: { left: null } };
export const Offline: Story = {
  globals: { network: 'offline' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/You’re offline/)).toBeVisible();
  },
};
