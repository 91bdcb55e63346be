import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const meta = {
  component: ErrorBoundary,
  args: { children: 'Everything is well.' },
} satisfies Meta<typeof ErrorBoundary>;
export default meta;

type Story = StoryObj<typeof meta>;

function Faulty(): never {
  throw new Error('a component that cannot be rendered');
}

export const NothingWrong: Story = {};
export const SomethingThrown: Story = {
  args: { children: <Faulty /> },
  // React reports what was caught.
  parameters: { speaks: true },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('heading', { name: 'An error occurred' })).toBeVisible();
  },
};
