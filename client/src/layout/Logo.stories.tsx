import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Logo } from './Logo.tsx';

const meta = {
  component: Logo,
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: { name: 'Hire360' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('link', { name: 'Hire360 home' })).toHaveAttribute('href', '/');
  },
};
export const LongName: Story = { args: { name: 'Meridian Software and Staffing' } };
