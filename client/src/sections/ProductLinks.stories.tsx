import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProductLinks } from './ProductLinks.tsx';

const meta = {
  component: ProductLinks,
  args: {
    links: [
      { label: 'See a demo', link: '/products/mailzzy#report' },
      { label: 'Take the tour', link: '/products/mailzzy#report' },
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
      'https://apps.apple.com/app/id1',
      'https://play.google.com/store/apps/details?id=a',
    ]);
  },
};
export const NotYet: Story = {
  args: {
    links: [
      { label: 'Take the tour', link: 'https://tours.hire360.example/inkfree' },
      { label: 'App Store', link: 'https://apps.hire360.example/inkfree/ios' },
      { label: 'Google Play', link: 'https://apps.hire360.example/inkfree/android' },
    ],
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Not yet in the App Store or on Google Play')).toBeVisible();
  },
};
