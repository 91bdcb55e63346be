import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SubmitButton } from './SubmitButton.tsx';
import { inForm } from './samples.tsx';

const meta = {
  component: SubmitButton,
  args: { sending: false, children: 'Send application' },
  decorators: [inForm()],
} satisfies Meta<typeof SubmitButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
/** It stays pressable, so that the focus stays where it is; the form takes no second press. */
export const Sending: Story = {
  args: { sending: true },
  async play({ canvasElement }) {
    const button = within(canvasElement).getByRole('button', { name: 'Sending…' });
    await expect(button).toBeEnabled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
