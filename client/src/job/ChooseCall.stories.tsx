import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PostedFormContext } from '#ui/postedForm.ts';
import { ChooseCall } from './ChooseCall.tsx';
import { receipt } from './samples.ts';

const calls = [1, 2, 3].map((day) => ({
  __typename: 'Call' as const,
  slot: `London/2026-12-0${day}T10:00Z/30`,
  starts: `2026-12-0${day}T10:00:00Z`,
  there: `${['', 'Tuesday', 'Wednesday', 'Thursday'][day]}, December ${day}, 10:00–10:30 in London`,
}));

const meta = {
  component: ChooseCall,
  args: { calls, change: false, phone: false },
  parameters: { path: `/receipts/${receipt.key}` },
} satisfies Meta<typeof ChooseCall>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Would you like a call?'));
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await expect(canvas.queryByLabelText('Phone')).toBeNull();
  },
};
export const AnotherTime: Story = {
  args: { change: true },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('Choose another time for your call')).toBeVisible();
  },
};
/** Somebody else took the time, and the message had no phone number. */
export const Refused: Story = {
  args: { phone: true },
  decorators: [
    (Story) => (
      <PostedFormContext
        value={{
          name: 'call',
          values: { call: '', phone: '+1 201 555 0142' },
          files: [],
          userErrors: [
            { code: 'NOT_FOUND', field: ['call'], message: 'Somebody took this time while you were writing' },
          ],
          error: null,
        }}
      >
        <Story />
      </PostedFormContext>
    ),
  ],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Phone')).toHaveValue('+1 201 555 0142');
    await expect(canvas.getByRole('group', { name: 'When we call you' })).toHaveAccessibleDescription(
      /Somebody took this time/,
    );
  },
};
