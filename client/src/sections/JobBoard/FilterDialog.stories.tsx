import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { FilterDialog } from './FilterDialog.tsx';
import { everything } from './readSearch.ts';
import { changed, facets } from './samples.ts';

const meta = {
  component: FilterDialog,
  args: {
    open: true,
    total: 12,
    facets,
    search: { ...everything, country: ['IN'] },
    place: null,
    onChange: fn(),
    onClose: fn(),
    onShow: fn(),
  },
  globals: { viewport: { value: 'w375' } },
} satisfies Meta<typeof FilterDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  async play({ args }) {
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Clear all' }));
    await expect(changed(args)).toEqual(everything);
    await userEvent.click(dialog.getByRole('button', { name: 'Show 12 jobs' }));
    await expect(args.onShow).toHaveBeenCalled();
  },
};
export const NothingChosen: Story = { args: { search: everything, total: 24 } };
export const CountUnknown: Story = { args: { total: null } };
