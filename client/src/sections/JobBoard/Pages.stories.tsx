import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Pages } from './Pages.tsx';
import { everything } from './readSearch.ts';

const meta = {
  component: Pages,
  args: { search: everything, total: 13, shown: 13, canAlert: true },
} satisfies Meta<typeof Pages>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnlyOne: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};
export const InTheMiddle: Story = {
  args: { search: { ...everything, page: 5 }, total: 190, shown: 20 },
  async play({ canvasElement }) {
    const links = within(canvasElement).getAllByRole('link', { name: /^Page/ });
    await expect(links.map((link) => link.textContent)).toEqual(['1', '4', '5', '6', '10']);
  },
};
export const PastTheEnd: Story = {
  args: { search: { ...everything, page: 9 }, total: 30, shown: 0 },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('link', { name: 'Go to the last page' })).toBeVisible();
    await expect(within(canvasElement).getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      '/careers?page=2#job-results',
    );
  },
};
export const WithoutMail: Story = {
  args: { canAlert: false },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('link', { name: /by e-mail/ })).toBeNull();
  },
};
export const None: Story = { args: { total: 0, shown: 0 } };
