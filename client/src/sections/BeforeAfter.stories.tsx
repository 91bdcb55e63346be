import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BeforeAfter } from './BeforeAfter.tsx';

const meta = {
  component: BeforeAfter,
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof BeforeAfter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoNumbers: Story = {
  args: { basis: 'from 11,400 to 7,070 fields typed a month, measured over 5 months' },
  async play({ args, canvasElement }) {
    await expect(within(canvasElement).getByRole('img', { name: args.basis })).toBeVisible();
  },
};
export const Growth: Story = { args: { basis: 'from 41 to 66 orders in 100' } };
export const InWords: Story = { args: { basis: 'from 6 working days, 2,300 identities' } };
