import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const meta = {
  component: LoadingOverlay,
  decorators: [
    (Story) => (
      <>
        <p css={{ padding: 24 }}>The page that is being left.</p>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof LoadingOverlay>;
export default meta;

type Story = StoryObj<typeof meta>;

export const On: Story = {
  args: { on: true },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading page'),
};
export const Off: Story = {
  args: { on: false },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole('status')).toHaveTextContent(''),
};
