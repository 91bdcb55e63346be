import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inForm } from './samples.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  component: TextArea,
  parameters: {
    usage: {
      use: 'Text of several lines, such as a message.',
      avoid: 'For a name or an address (Field).',
      access: 'The number of characters left appears when a quarter is left, and screen readers hear it.',
      words: 'The label names what to write. Ask for one thing.',
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
