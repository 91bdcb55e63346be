import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ContactRows } from './ContactRows.tsx';

const meta = {
  component: ContactRows,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ContactRows>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BothAsRows: Story = {
  async play({ canvasElement }) {
    const links = within(canvasElement).getAllByRole('link');
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(links.map((link) => link.getAttribute('href')?.replace(/:.*/, ''))).toEqual(['tel', 'mailto']);
  },
};
