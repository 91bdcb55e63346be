import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { site } from './samples.ts';

const meta = {
  component: MobileMenu,
  args: { site, jobCount: 24, pathname: '/', open: true, onClose: fn() },
  globals: { viewport: { value: 'w375' } },
} satisfies Meta<typeof MobileMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneGroupAtATime: Story = {
  async play() {
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    const services = menu.getByRole('button', { name: 'Services' });
    const products = menu.getByRole('button', { name: 'Products' });
    await userEvent.click(services);
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(products);
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await expect(services).toHaveAttribute('aria-expanded', 'false');
  },
};
export const OnAPageOfAGroup: Story = {
  args: { pathname: '/services/security-operations' },
  async play() {
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(menu.getByRole('button', { name: 'IT security' })).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('link', { name: 'Security operations' })).toHaveAttribute('aria-current', 'page');
  },
};
export const ClosedByItsButton: Story = {
  async play({ args }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Close menu' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const LongWords: Story = { args: { site: pseudoLocalize(site) }, globals: { viewport: { value: 'w320' } } };
export const Closed: Story = { args: { open: false } };
