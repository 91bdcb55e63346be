import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SubmitButton } from './SubmitButton.tsx';
import { inForm } from './samples.tsx';

const meta = {
  component: SubmitButton,
  parameters: {
    usage: {
      use: 'At the end of a Form, once. It knows whether the form is being sent.',
      avoid: 'For anything else: Button. For a second way out of a form: a link.',
      access:
        'While sending it stays where it is and keeps the focus; a second press does nothing. It uses aria-disabled, so it is still found and read.',
      words: 'What it does: “Send application”. While that goes on: “Sending…”, without a spinner alone.',
    },
  },
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
