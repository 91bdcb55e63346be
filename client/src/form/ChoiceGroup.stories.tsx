import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { inForm } from './samples.tsx';

const meta = {
  component: ChoiceGroup,
  args: { name: 'answers.shift', label: 'Which shift suits you?', options: ['Days', 'Evenings', 'Nights'] },
  decorators: [inForm()],
} satisfies Meta<typeof ChoiceGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneOf: Story = {
  async play({ canvasElement }) {
    const group = within(canvasElement).getByRole('group', { name: 'Which shift suits you?' });
    await userEvent.click(within(group).getByRole('radio', { name: 'Evenings' }));
    await userEvent.click(within(group).getByRole('radio', { name: 'Nights' }));
    await expect(within(group).getByRole('radio', { name: 'Evenings' })).not.toBeChecked();
  },
};
export const ManyOf: Story = {
  args: {
    name: 'answers.stack',
    label: 'What do you work with?',
    several: true,
    optional: true,
    options: ['Go', 'PostgreSQL', 'React'],
  },
};
export const Posted: Story = {
  args: ManyOf.args ?? {},
  decorators: [inForm([], { 'answers.stack': ['Go', 'React'] })],
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Go' })).toBeChecked();
    await expect(within(canvasElement).getByRole('checkbox', { name: 'PostgreSQL' })).not.toBeChecked();
  },
};
export const AtFault: Story = {
  args: { hint: 'You can change it later.' },
  decorators: [inForm([{ field: 'answers.shift', message: 'Answer the question “Which shift suits you?”' }])],
};
