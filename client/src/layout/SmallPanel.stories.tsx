import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { SmallPanel } from './SmallPanel.tsx';
import { menuEntry } from './samples.ts';

const meta = {
  component: SmallPanel,
  args: { entry: menuEntry('Products'), open: true, pathname: '/' },
  globals: { viewport: { value: 'w1280' } },
} satisfies Meta<typeof SmallPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LandingPageFirst: Story = {
  async play({ canvasElement }) {
    const [first] = within(canvasElement).getAllByRole('link');
    await expect(first).toHaveTextContent('All products');
  },
};
export const LandingPageAmongTheLinks: Story = {
  args: { entry: menuEntry('Resources') },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(2);
  },
};
export const CurrentPage: Story = { args: { pathname: '/products/inkfree' } };
export const Closed: Story = { args: { open: false } };
export const LongWords: Story = { args: { entry: pseudoLocalize(menuEntry('Products')) } };
