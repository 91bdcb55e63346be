import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchForm } from './SearchForm.tsx';

const meta = {
  component: SearchForm,
  args: {
    field: 'words',
    label: 'Search this site',
    action: '/search',
    words: 'nurse',
    input: { current: null },
    onType: fn(),
    onSubmit: fn(),
  },
  parameters: { layout: 'padded' },
  render: function Form(args) {
    return <SearchForm {...args} input={useRef<HTMLInputElement>(null)} />;
  },
} satisfies Meta<typeof SearchForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  async play({ canvas, args }) {
    const field = canvas.getByRole('searchbox', { name: 'Search this site' });
    await expect(field).toHaveValue('nurse');
    await userEvent.type(field, 's');
    await expect(args.onType).toHaveBeenCalled();
    await userEvent.type(field, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalled();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'w320' } } };
