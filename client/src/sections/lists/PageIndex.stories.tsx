import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { articles, cases } from '#sections/samples.ts';
import { PageIndex } from './PageIndex.tsx';

const meta = {
  component: PageIndex,
  args: { pages: articles },
  parameters: {
    layout: 'padded',
    path: '/blogs',
  },
} satisfies Meta<typeof PageIndex>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const topics = within(canvas.getByRole('navigation', { name: 'Topics' }));
    await expect(topics.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
    await expect(topics.getByRole('link', { name: 'Security' })).toHaveAttribute('href', '/blogs?topic=security');
    await expect(canvas.getAllByRole('heading')).toHaveLength(4);
  },
};
export const OneTopic: Story = {
  parameters: { path: '/blogs?topic=security' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading')).toHaveLength(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 shown');
  },
};
export const UnknownTopic: Story = { parameters: { path: '/blogs?topic=gardening' } };
export const Cases: Story = { args: { pages: cases } };
export const NoSharedTopic: Story = {
  args: { pages: articles.slice(0, 1) },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};
export const Empty: Story = { args: { pages: [] } };
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
