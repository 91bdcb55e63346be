import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { JobSearchField } from './JobSearchField.tsx';

const meta = { component: JobSearchField } satisfies Meta<typeof JobSearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  async play({ canvasElement }) {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Search open jobs' });
    await expect(field).toBeRequired();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
