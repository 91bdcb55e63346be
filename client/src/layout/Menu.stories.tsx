import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Menu } from './Menu.tsx';
import { site } from './samples.ts';

const meta = {
  component: Menu,
  args: { entries: site.menu, jobCount: 24, pathname: '/' },
  globals: { viewport: { value: 'w1280' } },
  decorators: [
    (Story) => (
      <div css={{ container: 'header / inline-size', marginBottom: 480 }}>
        <div css={{ display: 'flex', height: 76, alignItems: 'center' }}>
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

const opened = (trigger: HTMLElement) => waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'));
const closed = (trigger: HTMLElement) => waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));

export const Closed: Story = {};

export const OpenedByClick: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const services = canvas.getByRole('button', { name: 'Services' });
    const products = canvas.getByRole('button', { name: 'Products' });
    services.click();
    await opened(services);
    products.click();
    await opened(products);
    await closed(services);
    products.click();
    await closed(products);
  },
};

export const OpenedByPointer: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const services = canvas.getByRole('button', { name: 'Services' });
    await userEvent.hover(services);
    await opened(services);
    // A click right after it opens is a matter of time: H6 tests it with the clock stopped.
    await userEvent.unhover(services);
    await closed(services);
  },
};

export const ByKeyboard: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const products = canvas.getByRole('button', { name: 'Products' });
    products.focus();
    await userEvent.keyboard('{Enter}');
    await opened(products);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Mailzzy' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'InkFree' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: 'All products' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await closed(products);
    await expect(products).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Partners' })).toHaveFocus();
  },
};

export const CurrentPage: Story = {
  args: { pathname: '/events' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('link', { name: 'Events' })).toHaveAttribute('aria-current', 'page');
  },
};
export const LongWords: Story = {
  args: { entries: pseudoLocalize(site.menu) },
  globals: { viewport: { value: 'w1536' } },
};
