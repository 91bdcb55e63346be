import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SearchDialog } from './SearchDialog.tsx';
import { results } from './samples.ts';

const meta = {
  component: SearchDialog,
  args: { open: true, onClose: fn() },
  parameters: { mocks: { Query: () => ({ search: results }) } },
} satisfies Meta<typeof SearchDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('searchbox')).toHaveFocus();
  },
};
export const Found: Story = {
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByRole('searchbox'), 'pentest');
    const [first, second] = await canvas.findAllByRole('link');
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
export const Phone: Story = { globals: { viewport: { value: 'w320' } } };
