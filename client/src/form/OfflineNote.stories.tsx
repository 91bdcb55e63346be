import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OfflineNote } from './OfflineNote.tsx';
import { inForm } from './samples.tsx';

const meta = {
  component: OfflineNote,
  parameters: {
    usage: {
      use: 'At the top of every Form, where it appears when the browser loses its connection and goes when it is back.',
      avoid: 'On pages that are only read: they go on without a connection.',
      access: 'A status, told once, so the focus stays in the field. While nothing is wrong no room is kept for it.',
      words: 'What happens to what was typed, then what to do: it stays, send it when you are back.',
    },
  },
  decorators: [inForm()],
} satisfies Meta<typeof OfflineNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  globals: { network: 'offline' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/You are offline/)).toBeVisible();
  },
};
export const Online: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByText(/You are offline/)).toBeNull();
  },
};
