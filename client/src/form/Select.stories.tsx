import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Select } from './Select.tsx';
import { inForm } from './samples.tsx';

const meta = {
  component: Select,
  args: {
    name: 'interest',
    label: 'What do you need?',
    options: ['Software development', 'IT security', 'Something else'],
  },
  decorators: [inForm()],
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstChosen: Story = {};
export const NothingChosen: Story = { args: { none: 'Choose a subject', optional: true } };
export const Preset: Story = {
  args: { value: 'IT security' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('combobox')).toHaveDisplayValue('IT security');
  },
};
export const AtFault: Story = {
  args: { none: 'Choose a subject' },
  decorators: [inForm([{ field: 'interest', message: 'Choose what you need' }])],
};
