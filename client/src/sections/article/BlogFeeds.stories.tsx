import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BlogFeeds } from './BlogFeeds.tsx';

const meta = { component: BlogFeeds } satisfies Meta<typeof BlogFeeds>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Feeds: Story = {
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link', { name: 'Atom feed' });
    await expect(link).toHaveAttribute('href', '/blogs.atom');
  },
};
