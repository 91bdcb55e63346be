import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { everything } from './readSearch.ts';
import { SortSelect } from './SortSelect.tsx';
import { changed } from './samples.ts';

const meta = {
  component: SortSelect,
  args: { search: everything, onChange: fn() },
  decorators: [
    (Story) => (
      <form id="find" aria-label="Search">
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof SortSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Without words nothing can match better than anything else. */
export const WithoutWords: Story = {
  async play({ args, canvasElement }) {
    const select = within(canvasElement).getByRole('combobox', { name: 'Sort' });
    await expect(within(select).queryByRole('option', { name: 'Best match' })).toBeNull();
    await userEvent.selectOptions(select, 'Title');
    await expect(changed(args)).toEqual({ ...everything, sort: 'TITLE', page: 1 });
  },
};
export const WithWords: Story = {
  args: { search: { ...everything, q: 'go' } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('combobox')).toHaveDisplayValue('Best match');
  },
};
