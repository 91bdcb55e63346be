import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { CardPanel } from './CardPanel.tsx';
import { menuEntry } from './samples.ts';

const products = menuEntry('Products');

const meta = {
  component: CardPanel,
  args: { entry: products, open: true, pathname: '/' },
  globals: { viewport: { value: 'w1280' } },
} satisfies Meta<typeof CardPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  async play({ canvasElement }) {
    const panel = within(within(canvasElement).getByRole('region', { name: 'Products' }));
    await expect(panel.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/products');
    await expect(panel.getByRole('link', { name: 'InkFree' })).toBeVisible();
  },
};
export const CurrentPage: Story = { args: { pathname: '/products/inkfree' } };
export const Closed: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole('link')).toBeNull(),
};
export const WithoutPictures: Story = { args: { entry: menuEntry('Resources') } };
export const LongWords: Story = { args: { entry: pseudoLocalize(products) } };
