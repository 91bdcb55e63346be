import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchFailure } from './SearchFailure.tsx';

const meta = {
  component: SearchFailure,
  parameters: {
    usage: {
      use: 'Above the last results, or in their place, when jobs could not be loaded.',
      avoid: 'For no results: EmptyResult. For old results: StaleNote.',
      access:
        'Plain words with a heading and a button; the live region announces the failure. Without scripts Retry is a link.',
      words: '“An error occurred”, whether it is the connection, and which results are still listed.',
    },
  },
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
    await expect(await within(canvasElement).findByText(/You are offline/)).toBeVisible();
  },
};
