import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Near } from './Near.tsx';
import { everything } from './readSearch.ts';
import { changed } from './samples.ts';

const meta = {
  component: Near,
  args: { search: everything, unit: null, form: undefined, onChange: fn() },
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
  args: { search: { ...everything, near: 'Tampa', within: '50' }, unit: 'miles' },
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
export const AnotherDistance: Story = {
  args: { search: { ...everything, near: 'Pune', within: '40 km' }, unit: 'km' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('combobox')).toHaveDisplayValue('40 km');
  },
};
