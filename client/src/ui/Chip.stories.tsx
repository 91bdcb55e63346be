import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Chip } from './Chip.tsx';

const meta = {
  component: Chip,
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Country: Story = {
  args: { href: '/careers', children: 'India' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('link', { name: 'Remove India' })).toHaveAttribute('href', '/careers');
  },
};
export const LongWords: Story = { args: { href: '/careers', children: 'Embedded hardware and firmware engineering' } };
