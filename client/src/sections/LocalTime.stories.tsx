import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LocalTime } from './LocalTime.tsx';

const meta = {
  component: LocalTime,
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof LocalTime>;
export default meta;

type Story = StoryObj<typeof meta>;

const tells: Story['play'] = ({ canvasElement }) =>
  waitFor(() => expect(canvasElement.textContent).toMatch(/^\d\d:\d\d$/));

export const London: Story = { args: { zone: 'Europe/London' }, play: tells };
export const Kolkata: Story = { args: { zone: 'Asia/Kolkata' }, play: tells };
