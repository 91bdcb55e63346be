import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { MegaMenu } from './MegaMenu.tsx';
import { menuEntry } from './samples.ts';

const meta = {
  component: MegaMenu,
  args: { entry: menuEntry('Services'), open: true, pathname: '/' },
  globals: { viewport: { value: 'w1280' } },
} satisfies Meta<typeof MegaMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  async play({ canvasElement }) {
    const panel = within(within(canvasElement).getByRole('region', { name: 'Services' }));
    await expect(panel.getAllByRole('link')[0]).toHaveAttribute('href', '/services');
    await expect(await panel.findByRole('link', { name: 'See Software development' })).toBeVisible();
    await userEvent.hover(panel.getByRole('link', { name: 'Cloud security' }));
    await expect(await panel.findByRole('link', { name: 'See Cloud' })).toBeVisible();
  },
};
export const ByKeyboard: Story = {
  async play({ canvasElement }) {
    const panel = within(canvasElement);
    panel.getByRole('link', { name: 'Data pipelines' }).focus();
    await expect(await panel.findByRole('link', { name: 'See Data engineering' })).toBeVisible();
  },
};
export const OnAPageOfAGroup: Story = {
  args: { pathname: '/services/security-operations' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('link', { name: 'See IT security' })).toBeVisible();
  },
};
export const Closed: Story = {
  args: { open: false },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Cloud', hidden: true })).toHaveAttribute(
      'href',
      '/our-services/cloud-services',
    );
  },
};
export const Narrow: Story = {
  ...Closed,
  args: { open: true },
  globals: { viewport: { value: 'w1024' } },
  play: async () => {},
};
export const LongWords: Story = { args: { entry: pseudoLocalize(menuEntry('Services')) } };
