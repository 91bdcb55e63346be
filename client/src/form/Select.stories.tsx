import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Select } from './Select.tsx';
import { inForm } from './samples.tsx';

const meta = {
  component: Select,
  parameters: {
    usage: {
      use: 'For one answer of more than seven that are known, such as a country.',
      avoid: 'For fewer (ChoiceGroup), or for text that could be anything (Field).',
      access:
        'The browser’s own list: fingers, keys and speech know it. It is as high as a Field, and its letters are 16 px so that phones do not zoom.',
      words:
        'The label is the question. The first entry is an empty “Choose a country”, unless one is chosen for a reason that can be told.',
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
  decorators: [inForm([{ field: 'interest', message: 'Interest must be 120 characters or fewer' }])],
};
