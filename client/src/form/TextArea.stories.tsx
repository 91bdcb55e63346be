import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inForm } from './samples.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  component: TextArea,
  parameters: {
    usage: {
      use: 'For several lines: a message, an answer to a recruiter’s question.',
      avoid: 'For one line (Field), and as a place for files or code.',
      access:
        'What is left is told when the typing rests, not at each key. More than is taken may be typed: it is said, not cut off.',
      words: 'The hint says how much is enough: “Ten lines are plenty.”',
    },
  },
  args: { name: 'message', label: 'Message', maxLength: 20 },
  decorators: [inForm()],
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is counted until three quarters are used. */
export const Empty: Story = {
  async play({ canvasElement }) {
    const area = within(canvasElement).getByRole('textbox', { name: 'Message' });
    await userEvent.type(area, 'fifteen letters');
    await expect(within(canvasElement).queryByText(/left/)).toBeNull();
    await userEvent.type(area, '!');
    await expect(within(canvasElement).getByText('4 characters left')).toBeVisible();
  },
};
export const TooLong: Story = {
  decorators: [
    inForm([{ field: 'message', message: 'Message must be 20 characters or fewer' }], {
      message: 'A message of more letters',
    }),
  ],
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('5 characters too many')).toBeVisible();
  },
};
export const WithHint: Story = {
  args: {
    label: 'Tell us about a ledger you kept alive',
    hint: 'Ten lines are plenty.',
    optional: true,
    maxLength: 2000,
  },
};
