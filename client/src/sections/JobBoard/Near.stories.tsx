import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Near } from './Near.tsx';
import { everything } from './readSearch.ts';
import { changed } from './samples.ts';

const meta = {
  component: Near,
  args: { search: everything, place: null, form: undefined, onChange: fn() },
  decorators: [
    (Story) => (
      <div css={{ width: 280, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Near>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tampa: Story = {
  args: {
    search: { ...everything, near: 'Tampa', within: '50' },
    place: { nearUnit: 'miles', nearNote: 'Within 50 miles of Tampa, Florida.' },
  },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Within 50 miles');
    await userEvent.selectOptions(canvas.getByRole('combobox'), '10');
    await expect(changed({ search: everything, onChange: args.onChange })).toEqual({
      ...everything,
      near: 'Tampa',
      within: '10',
    });
  },
};
export const Nowhere: Story = {
  async play({ args, canvasElement }) {
    const field = within(canvasElement).getByRole('textbox', { name: 'City or postal code' });
    await userEvent.click(field);
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(field, ' 33602 {Enter}');
    await expect(changed({ search: everything, onChange: args.onChange })).toEqual({ ...everything, near: '33602' });
  },
};
/** In the dialog, the field says so itself. */
export const Unknown: Story = {
  args: {
    search: { ...everything, near: 'Tanpa' },
    place: {
      nearUnit: null,
      nearNote: '“Tanpa” isn’t a place that we know. Did you mean [Tampa](/careers?near=Tampa)?',
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/^Error: “Tanpa” isn’t a place/);
    await expect(canvas.getByRole('link', { name: 'Tampa' })).toBeVisible();
  },
};
export const AnotherDistance: Story = {
  args: {
    search: { ...everything, near: 'Pune', within: '40 km' },
    place: { nearUnit: 'km', nearNote: 'Within 40 km of Pune.' },
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('combobox')).toHaveDisplayValue('40 km');
  },
};
