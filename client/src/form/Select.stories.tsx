import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Select } from './Select.tsx';
import { inForm } from './samples.tsx';

const meta = {
  component: Select,
  parameters: {
    usage: {
      use: 'One of more than five values, such as a country.',
      avoid: 'For up to five values, which ChoiceGroup shows at once.',
      access: 'It is the browser’s own list, so keyboards, phones and screen readers work as their users expect.',
      words: 'Values are nouns in an order that readers expect. “Something else” comes last.',
    },
  },
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
