import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = {
  component: SearchField,
  parameters: {
    usage: {
      use: 'On a page that has nothing to offer, to go on from there.',
      avoid: 'On the page of the search, whose field searches while it is typed in.',
      access: 'A form with one labeled search field; it works without scripts.',
    },
  },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  async play({ canvasElement }) {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Search this site' });
    await expect(field).toBeRequired();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
