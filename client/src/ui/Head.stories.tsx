import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Head } from './Head.tsx';

const meta = {
  component: Head,
  args: { path: '/about', title: 'About us', description: 'Who we are, and where.' },
} satisfies Meta<typeof Head>;
export default meta;

type Story = StoryObj<typeof meta>;

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');

export const Indexed: Story = {
  async play() {
    await waitFor(() => expect(document.title).toBe('About us · Hire360'));
    await expect(content('meta[name=description]')).toBe('Who we are, and where.');
    await expect(document.head.querySelector('meta[name=robots]')).toBeNull();
  },
};
export const Hidden: Story = {
  args: { hidden: true },
  async play() {
    await waitFor(() => expect(content('meta[name=robots]')).toBe('noindex'));
    await expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
  },
};
