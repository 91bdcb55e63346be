import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchFailure } from './SearchFailure.tsx';

const meta = {
  component: SearchFailure,
  parameters: {
    usage: {
      use: 'Above the last results, or in their place, when jobs could not be read.',
      avoid: 'For no results: EmptyResult. For old results: StaleNote.',
      access:
        'Plain words with a heading and a button; the live region tells the failure. Retry needs scripts and is not there without them, the link to all jobs is.',
      words: '“An error occurred”, whether it is the connection, and that the last results are still shown.',
    },
  },
  args: { onRetry: fn(), again: '/careers?q=go', kept: true },
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
