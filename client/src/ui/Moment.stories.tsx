import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Moment } from './Moment.tsx';
import { inZone } from './zone.ts';

const meta = {
  component: Moment,
  args: { iso: '2026-11-26T03:42:00Z' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Moment>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The visitor's time comes first, wherever the visitor is. */
export const Yours: Story = {
  async play({ canvasElement, args }) {
    const offset = -new Date(args.iso).getTimezoneOffset();
    const here = new Date(inZone(Date.parse(args.iso), () => offset)).toISOString().slice(11, 16);
    await expect(within(canvasElement).getByRole('time')).toHaveTextContent(`, ${here} your time (`);
    await expect(within(canvasElement).getByRole('time')).toHaveTextContent('03:42 in UTC)');
  },
};
