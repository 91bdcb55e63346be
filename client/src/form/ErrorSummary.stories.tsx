import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { inForm } from './samples.tsx';

const problems = [
  { field: 'name', message: 'Enter your full name' },
  { field: 'email', message: 'Enter your e-mail address' },
];

const meta = {
  component: ErrorSummary,
  args: { error: null, problems },
  decorators: [
    (Story) => (
      <div css={{ display: 'grid', gap: 24 }}>
        <Story />
        <Field name="name" label="Full name" autoComplete="name" />
        <Field name="email" label="E-mail" type="email" autoComplete="email" />
      </div>
    ),
    (Story, context) => inForm([...context.args.problems])(Story, context),
  ],
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every line leads to its field, which says the same. */
export const TwoFields: Story = {
  async play({ canvasElement }) {
    const alert = within(canvasElement).getByRole('alert', { name: 'There’s a problem' });
    await userEvent.click(within(alert).getByRole('link', { name: 'Enter your e-mail address' }));
    await expect(within(canvasElement).getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  },
};
export const NothingToCorrect: Story = { args: { error: 'An error occurred', problems: [] } };
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
