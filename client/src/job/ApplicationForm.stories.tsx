import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type PostedForm, PostedFormContext } from '#ui/postedForm.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { job, questions } from './samples.ts';

/** What a form posted without scripts came back with. */
function posted(part: Partial<PostedForm>): Decorator {
  const form: PostedForm = { name: 'application', values: {}, files: [], userErrors: [], error: null, ...part };
  return (Story) => (
    <PostedFormContext value={form}>
      <Story />
    </PostedFormContext>
  );
}

const resume = { id: 'f1', name: 'alex-example-resume.pdf', bytes: 412 * 1024, mediaType: 'application/pdf' };
const typed = { name: 'Alex Example', email: 'alex@example.org', consent: 'true', 'answers.ledger': 'A claims ledger' };
const apply = fn();

/** A mutation that is answered so, and remembered. */
const answered = (payload: unknown) => ({
  mocks: {
    Mutation: () => ({
      apply: (given: unknown) => {
        apply(given);
        return payload;
      },
    }),
  },
  path: job.path,
});
const faulty = (code: string, field: string[], message: string) =>
  answered({ receipt: null, userErrors: [{ __typename: 'UserError', code, field, message }] });

const meta = {
  component: ApplicationForm,
  args: { job: { id: job.id, questions: [questions.line] } },
  parameters: {
    path: job.path,
  },
  decorators: [
    (Story) => (
      <div css={{ maxWidth: 600, margin: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ApplicationForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const send = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button', { name: /^Send/ }));

export const Empty: Story = {
  async play({ canvasElement }) {
    const form = within(canvasElement).getByRole('form', { name: 'Apply' });
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('enctype', 'multipart/form-data');
    await expect(form.getAttribute('action')?.split('#')[0]).toBe(job.path);
    await expect(within(canvasElement).getByLabelText('Full name')).toHaveAttribute('autocomplete', 'name');
  },
};
/** Everything is said at once, at the fields and above them, and the focus goes there. */
export const FieldsAtFault: Story = {
  async play({ canvasElement }) {
    await send(canvasElement);
    const alert = await within(canvasElement).findByRole('alert', { name: 'There’s a problem' });
    const lines = within(alert)
      .getAllByRole('listitem')
      .map((line) => line.textContent);
    await expect(lines).toEqual([
      'Enter your full name',
      'Enter your e-mail address',
      'Add your résumé, or send a link or a message instead',
      'Answer the question “Which ledger or billing system did you keep alive?”',
      'Check the box so we can use your details',
    ]);
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(document.title).toMatch(/^Error: /);
  },
};
/** A field is judged anew as soon as it changes, and no field before it was sent. */
export const Corrected: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const email = canvas.getByLabelText('E-mail');
    await userEvent.type(email, 'alex@');
    await expect(canvas.queryByText(/correct format/)).toBeNull();
    await send(canvasElement);
    await expect(await canvas.findAllByText(/correct format/)).toHaveLength(2);
    await userEvent.type(email, 'example.org');
    await expect(canvas.queryByText(/correct format/)).toBeNull();
    await expect(email).toBeValid();
    await expect(canvas.getByLabelText('Full name')).toBeInvalid();
  },
};
/** A link or a message may stand in for a file. */
export const WithoutAFile: Story = {
  parameters: faulty('REFUSED', [], 'The host is closed.'),
  async play({ canvasElement }) {
    apply.mockClear();
    const canvas = within(canvasElement);
    const missing = /^Add your résumé, or send/;
    await send(canvasElement);
    await expect(await canvas.findAllByText(missing)).toHaveLength(2);
    const message = canvas.getByLabelText(/^Anything/);
    await userEvent.type(message, 'A ledger');
    await expect(canvas.queryByText(missing)).toBeNull();
    await userEvent.clear(message);
    await userEvent.type(canvas.getByLabelText(/^Profile/), 'example.org/alex');
    await userEvent.type(canvas.getByLabelText('Full name'), 'Alex Example');
    await userEvent.type(canvas.getByLabelText('E-mail'), 'alex@example.org');
    await userEvent.type(canvas.getByLabelText(/ledger or billing/), 'A claims ledger');
    await userEvent.click(canvas.getByLabelText(/uses my details/));
    await send(canvasElement);
    await waitFor(() => expect(apply).toHaveBeenCalledOnce());
    await expect(apply.mock.calls[0]?.[0].input).toMatchObject({ link: 'example.org/alex', message: null, files: [] });
  },
};
export const Sending: Story = {
  globals: { network: 'slow' },
  decorators: [posted({ values: typed, files: [resume] })],
  async play({ canvasElement }) {
    await send(canvasElement);
    await expect(await within(canvasElement).findByRole('button', { name: 'Sending…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
/** The same key goes with every attempt, and nothing that was typed is lost. */
export const Failing: Story = {
  parameters: { ...faulty('REFUSED', [], 'The address is not accepted by the host.'), speaks: true },
  decorators: [posted({ values: typed, files: [resume] })],
  async play({ canvasElement }) {
    apply.mockClear();
    const canvas = within(canvasElement);
    await send(canvasElement);
    await expect(await canvas.findByText('The address is not accepted by the host.')).toBeVisible();
    await send(canvasElement);
    await waitFor(() => expect(apply).toHaveBeenCalledTimes(2));
    const keys = apply.mock.calls.map(([{ input }]) => input.key);
    await expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    await expect(keys[1]).toBe(keys[0]);
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Alex Example');
  },
};
export const Unreachable: Story = {
  globals: { network: 'error' },
  parameters: { speaks: true },
  decorators: [posted({ values: typed, files: [resume] })],
  async play({ canvasElement }) {
    await send(canvasElement);
    await expect(await within(canvasElement).findByText(/^An error occurred/)).toBeVisible();
    await expect(within(canvasElement).getByText('Uploaded, 412 KB')).toBeVisible();
  },
};
/** The job closed in the meantime: the same words go out as an application that is not for one job. */
export const JobClosed: Story = {
  parameters: faulty(
    'JOB_CLOSED',
    ['jobId'],
    'This job closed while you were writing. Nothing is lost: send what you have as a general application',
  ),
  decorators: [posted({ values: typed, files: [resume] })],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await send(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Send as a general application' })).toBeVisible();
    await expect(canvasElement.querySelector('input[name=jobId]')).toBeNull();
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Alex Example');
  },
};
/** What a form posted without scripts came back with looks as if scripts had found it. */
export const Posted: Story = {
  decorators: [
    posted({
      values: { ...typed, email: 'alex@' },
      files: [resume],
      userErrors: [
        { code: 'REQUIRED', field: ['answers', 'ledger'], message: `Answer the question “${questions.line.label}”` },
        {
          code: 'INVALID',
          field: ['email'],
          message: 'Enter an e-mail address in the correct format, like name@example.com',
        },
      ],
    }),
  ],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('alex@');
    await expect(canvas.getByLabelText('E-mail')).toBeInvalid();
    await expect(canvas.getByRole('checkbox', { name: /uses my details/ })).toBeChecked();
    await expect(canvas.getByText('Uploaded, 412 KB')).toBeVisible();
  },
};
export const General: Story = { args: { job: null }, parameters: { path: '/careers/general-application' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
