import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { jobs, link } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { QuestionsAndForm } from './QuestionsAndForm.tsx';

const meta = {
  component: QuestionsAndForm,
  args: {
    faq: {
      __typename: 'FaqSection',
      anchor: 'questions',
      heading: 'Questions',
      lead: null,
      questions: [
        { __typename: 'Question', question: 'Who reads it?', answer: 'An engineer who does the work.' },
        { __typename: 'Question', question: 'Must I call?', answer: 'No. Three sentences are enough.' },
      ],
    },
    jobs: null,
    form: {
      __typename: 'EnquiryFormSection',
      anchor: 'talk',
      heading: 'Tell us what’s stuck',
      lead: 'A person replies.',
      interest: null,
      interests: ['Software development', 'Something else'],
      events: [],
      short: true,
      now: null,
      calls: [],
      callLink: '/contact-us',
    },
  },
} satisfies Meta<typeof QuestionsAndForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('form', { name: 'Tell us what’s stuck' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Questions' })).toBeVisible();
  },
};
/** Jobs are below the questions, so the form stays at the top of its column. */
export const WithJobs: Story = {
  args: {
    jobs: {
      __typename: 'JobListSection',
      anchor: null,
      heading: 'open jobs in IT security',
      lead: null,
      jobs: {
        __typename: 'JobConnection',
        nodes: [...jobs],
        totalCount: 3,
        hasSamples: false,
        isStale: false,
        asOf: '2026-11-20T09:30:00Z',
      },
      more: link('All IT security jobs', '/careers?category=IT+security'),
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('region', { name: '3 open jobs in IT security' })).toBeVisible();
  },
};
export const OnAPhone: Story = { ...SideBySide, globals: { viewport: { value: 'w375' } } };
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
