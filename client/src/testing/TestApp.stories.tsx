import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { useLocation } from '#ui/location.ts';
import { TestApp } from './TestApp.tsx';

const meta = {
  component: TestApp,
  args: { address: '/careers?q=go', onAddress: fn(), children: <Where /> },
  // It brings a router of its own.
  parameters: {
    bare: true,
  },
} satisfies Meta<typeof TestApp>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtAnAddress: Story = {
  async play({ args, canvasElement }) {
    await expect(within(canvasElement).getByText('You are at /careers?q=go')).toBeVisible();
    await expect(args.onAddress).toHaveBeenCalledWith('/careers?q=go');
  },
};

function Where() {
  const { pathname, search } = useLocation();
  return <p>You are at {pathname + search}</p>;
}
