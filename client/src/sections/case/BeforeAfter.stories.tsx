import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BeforeAfter } from './BeforeAfter.tsx';

const meta = {
  component: BeforeAfter,
  args: { change: { before: 11_400, after: 7070, unit: 'fields typed a month' } },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof BeforeAfter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Drop: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('from 11,400 to 7,070 fields typed a month')).toBeVisible();
  },
};
export const Growth: Story = { args: { change: { before: 34, after: 79, unit: '%' } } };
export const ToZero: Story = { args: { change: { before: 17, after: 0, unit: 'files a night' } } };
