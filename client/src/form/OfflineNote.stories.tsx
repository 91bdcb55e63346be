import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OfflineNote } from './OfflineNote.tsx';
import { inForm } from './samples.tsx';

const meta = {
  component: OfflineNote,
  decorators: [inForm()],
} satisfies Meta<typeof OfflineNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  globals: { network: 'offline' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/You’re offline/)).toBeVisible();
  },
};
export const Online: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByText(/You’re offline/)).toBeNull();
  },
};
