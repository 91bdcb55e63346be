import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { JobSearchField } from './JobSearchField.tsx';

const meta = {
  component: JobSearchField,
  parameters: {
    usage: {
      use: 'In the hero of a page about jobs, to start a search there.',
      avoid: 'Beside the results, which have a field of their own that searches while it is typed in.',
      access: 'A form with one labeled search field; it works without scripts.',
    },
  },
} satisfies Meta<typeof JobSearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  async play({ canvasElement }) {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Search open jobs' });
    await expect(field).toBeRequired();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
