import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Count } from './Count.tsx';

const meta = {
  component: Count,
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Count>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { of: 24 },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('24 open jobs'),
};
export const Many: Story = { args: { of: 1240 } };
export const Unknown: Story = {
  args: { of: null },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(''),
};
