import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { GeneralApplication } from './GeneralApplication.tsx';

const meta = {
  component: GeneralApplication,
  parameters: {
    path: '/careers/general-application',
  },
} satisfies Meta<typeof GeneralApplication>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  globals: { viewport: { value: 'w1280' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Send a general application');
    await expect(canvas.getByRole('form')).toBeVisible();
    await expect(canvasElement.querySelector('input[name=jobId]')).toBeNull();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } };
export const Offline: Story = {
  globals: { network: 'offline' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/offline|connection/i)).toBeVisible();
  },
};
