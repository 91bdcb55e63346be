import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inForm } from '#form/samples.tsx';
import { QuestionField } from './QuestionField.tsx';
import { questions } from './samples.ts';

const meta = {
  component: QuestionField,
  parameters: {
    usage: {
      use: 'In the application, for the questions of one job: a line, several lines, one of, or many of.',
      avoid: 'For fields that every application has; those are written in ApplicationForm.',
      access: 'It becomes the field that fits, with that field’s label, hint and problem.',
      words: 'The recruiter’s question, with a hint where it could be read two ways. Four questions at most.',
    },
  },
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
  decorators: [inForm([{ field: 'answers.ledger', message: `Answer: ${questions.line.label}` }])],
};
