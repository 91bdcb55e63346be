import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CopyLink } from './CopyLink.tsx';

const meta = {
  component: CopyLink,
  args: { label: 'Copy link to this job' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof CopyLink>;
export default meta;

type Story = StoryObj<typeof meta>;

const clipboard = (writeText: () => Promise<void>) => () => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard');
  };
};

export const Copied: Story = {
  beforeEach: clipboard(async () => {}),
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy link to this job' }));
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Link copied');
  },
};
export const Refused: Story = {
  beforeEach: clipboard(async () => {
    throw new Error('closed');
  }),
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy link to this job' }));
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('We couldn’t copy the link');
  },
};
