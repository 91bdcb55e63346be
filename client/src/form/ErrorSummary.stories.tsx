import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { inForm } from './samples.tsx';

const problems = [
  { field: 'name', message: 'Enter your full name' },
  { field: 'email', message: 'Enter an e-mail address in the correct format, like name@example.com' },
];

const meta = {
  component: ErrorSummary,
  parameters: {
    usage: {
      use: 'Above a form that came back with something to correct, whether scripts checked it or the server did.',
      avoid: 'For one field alone without a summary, or for a failure of the network: Form says that by itself.',
      access:
        'Takes the focus. Each line leads to its field, and the page’s title begins with “Error:” so that a reader hears it first.',
      words:
        'The very words that stand at the fields, below “There is a problem”. What has no field to go to is said without a link.',
    },
  },
  args: { error: null, problems },
  decorators: [
    (Story) => (
      <div css={{ display: 'grid', gap: 24 }}>
        <Story />
        <Field name="name" label="Full name" autoComplete="name" />
        <Field name="email" label="E-mail" type="email" autoComplete="email" />
      </div>
    ),
    inForm(problems),
  ],
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every line leads to its field, which says the same. */
export const TwoFields: Story = {
  async play({ canvasElement }) {
    const alert = within(canvasElement).getByRole('alert', { name: 'There is a problem' });
    await userEvent.click(within(alert).getByRole('link', { name: /correct format/ }));
    await expect(within(canvasElement).getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  },
};
export const NothingToMend: Story = { args: { error: 'An error occurred', problems: [] }, decorators: [inForm()] };
export const WithoutAField: Story = {
  args: {
    problems: [
      {
        field: 'jobId',
        message: 'This job closed while you were writing. Nothing is lost: send what you have as a general application',
      },
    ],
  },
};
