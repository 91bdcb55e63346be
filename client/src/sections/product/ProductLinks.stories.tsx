import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProductLinks } from './ProductLinks.tsx';

const meta = {
  component: ProductLinks,
  args: {
    links: [
      { label: 'See a demo', link: '/products/mailzzy#report' },
      { label: 'Take the tour', link: 'https://www.youtube.com/watch?v=a' },
      { label: 'App Store', link: 'https://apps.apple.com/app/id1' },
      { label: 'Google Play', link: 'https://play.google.com/store/apps/details?id=a' },
    ],
  },
} satisfies Meta<typeof ProductLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Published: Story = {
  async play({ canvasElement }) {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/products/mailzzy#report',
      'https://www.youtube.com/watch?v=a',
      'https://apps.apple.com/app/id1',
      'https://play.google.com/store/apps/details?id=a',
    ]);
  },
};
/** Nobody has entered the addresses. */
export const Examples: Story = {
  args: {
    links: [
      { label: 'Take the tour', link: '/site/example-link#tour' },
      { label: 'App Store', link: '/site/example-link#app-store' },
      { label: 'Google Play', link: '/site/example-link#google-play' },
    ],
  },
  play: async ({ canvasElement }) => expect(within(canvasElement).getAllByRole('link')).toHaveLength(3),
};
