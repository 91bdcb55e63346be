import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inForm } from '#form/samples.tsx';
import { QuestionField } from './QuestionField.tsx';
import { questions } from './samples.ts';

const meta = {
  component: QuestionField,
  args: { question: questions.line },
  decorators: [inForm()],
} satisfies Meta<typeof QuestionField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};
export const SeveralLines: Story = { args: { question: questions.lines } };
export const OneOf: Story = {
  args: { question: questions.one },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByRole('radio')).toHaveLength(3);
  },
};
export const ManyOf: Story = {
  args: { question: questions.many },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByRole('checkbox')).toHaveLength(3);
  },
};
export const AtFault: Story = {
  decorators: [inForm([{ field: 'answers.ledger', message: `Answer the question “${questions.line.label}”` }])],
};
