import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Faq, FaqBeside } from './Faq.tsx';

const ask = (question: string, answer: string) => ({ __typename: 'Question' as const, question, answer });

const meta = {
  component: Faq,
  parameters: {
    usage: {
      use: 'Questions that readers ask before they get in touch.',
      avoid: 'For what everyone must know: write that into the page.',
      access:
        'Questions are the browser’s own disclosures: they open by keyboard, without scripts and when the page is searched.',
      words: 'A question in the reader’s words. The answer begins with yes, no or the fact.',
    },
  },
  subcomponents: { FaqBeside },
  args: {
    __typename: 'FaqSection',
    anchor: 'questions',
    heading: 'Questions we hear first',
    lead: null,
    questions: [
      ask(
        'Can we start with one person?',
        'Yes. [Staff augmentation](/services/staff-augmentation) starts at **one** engineer.',
      ),
      ask('Who owns the code?', 'You do, from the first commit.'),
    ],
    ground: 'light',
  },
} satisfies Meta<typeof Faq>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OpensAndCloses: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Staff augmentation' })).toBeVisible();
    const answer = canvas.getByText('You do, from the first commit.');
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText('Who owns the code?'));
    await expect(answer).toBeVisible();
    await userEvent.click(canvas.getByText('Can we start with one person?'));
    await expect(canvas.getByText('Staff augmentation')).not.toBeVisible();
  },
};
export const Empty: Story = { args: { questions: [] } };
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
