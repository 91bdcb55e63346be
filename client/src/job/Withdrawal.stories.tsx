import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PostedFormContext } from '#ui/postedForm.ts';
import { receipt } from './samples.ts';
import { Withdrawal } from './Withdrawal.tsx';

const meta = {
  component: Withdrawal,
  args: { what: 'application' },
  parameters: { path: `/receipts/${receipt.key}` },
} satisfies Meta<typeof Withdrawal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('Withdraw this application')).toBeVisible();
    await expect(within(canvasElement).getByText('Yes, withdraw it')).not.toBeVisible();
  },
};
export const Asking: Story = {
  args: { what: 'message' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Withdraw this message'));
    await expect(await canvas.findByRole('button', { name: 'Yes, withdraw it' })).toBeVisible();
  },
};
export const Refused: Story = {
  decorators: [
    (Story) => (
      <PostedFormContext
        value={{ name: 'withdrawal', values: {}, files: [], userErrors: [], error: 'An error occurred' }}
      >
        <Story />
      </PostedFormContext>
    ),
  ],
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Nothing was withdrawn. An error occurred.',
    );
  },
};
