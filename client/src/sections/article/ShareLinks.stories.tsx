import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ShareLinks } from './ShareLinks.tsx';

const meta = {
  component: ShareLinks,
  args: { path: '/blogs/risk-management', title: 'A risk register that is read & used' },
} satisfies Meta<typeof ShareLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfAnArticle: Story = {
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link', { name: 'LinkedIn (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(/\/\/[^/]+\/blogs\/risk-management$/);
    const mail = within(canvasElement).getByRole('link', { name: 'E-mail' });
    await expect(mail).toHaveAttribute(
      'href',
      expect.stringContaining('subject=A%20risk%20register%20that%20is%20read%20%26%20used&'),
    );
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
