import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SearchResults } from './SearchResults.tsx';
import { noResults, results } from './samples.ts';

const meta = {
  component: SearchResults,
  args: { words: 'pentset', answer: { found: results, foundFor: 'pentset', failed: false } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SearchResults>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Groups: Story = {
  async play({ canvas }) {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    await expect(canvas.getByText('3 results for “pentest”')).toBeVisible();
  },
};
export const Nothing: Story = {
  args: { words: 'lion', answer: { found: noResults, foundFor: 'lion', failed: false } },
};
export const Reference: Story = {
  args: { words: 'app-7k3m9q', answer: { found: noResults, foundFor: 'app-7k3m9q', failed: false } },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^That’s a reference\./);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/contact-us');
  },
};
export const NotAsked: Story = {
  args: { words: '', answer: { found: noResults, foundFor: '', failed: false } },
  async play({ canvas }) {
    await expect(canvas.queryByText(/Nothing/)).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'w320' } } };
