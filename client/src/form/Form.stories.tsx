import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Field } from './Field.tsx';
import { Form } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import type { Submit } from './useSubmit.ts';

const submit: Submit = {
  problems: [],
  error: null,
  sending: false,
  summary: { current: null },
  form: { current: null },
  onSubmit: fn((event) => event.preventDefault()),
  onChange: fn(),
  onFocus: fn(),
  setProblem: fn(),
  recheck: fn(),
};

const meta = {
  title: 'form/Form',
  component: Form,
  args: {
    name: 'enquiry',
    labelledBy: 'title',
    heading: <h2 id="title">Ask us</h2>,
    posted: null,
    submit,
    children: (
      <>
        <Field name="email" label="E-mail" type="email" autoComplete="email" />
        <SubmitButton sending={false}>Send</SubmitButton>
      </>
    ),
  },
  // Storybook reads all arguments, which fails on an element in a reference.
  render: (args) => <Form {...args} submit={{ ...args.submit, summary: createRef(), form: createRef() }} />,
  parameters: {
    path: '/contact-us',
  },
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Without JavaScript the browser sends it under the same names. */
export const Idle: Story = {
  async play({ canvasElement }) {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form', { name: 'Ask us' });
    await expect(form.method).toBe('post');
    await expect(new URL(form.action).pathname).toBe('/contact-us');
    await expect([...new FormData(form).entries()]).toEqual([
      ['form', 'enquiry'],
      ['email', ''],
    ]);
    await expect(within(canvasElement).getAllByRole('textbox')).toHaveLength(1);
  },
};
/** What was sent before is corrected: the form has the key of its receipt. */
export const Correction: Story = {
  args: {
    posted: {
      name: 'enquiry',
      values: { email: 'alex@example.org', receipt: '3f0c8e9a' },
      files: [],
      userErrors: [],
      error: null,
    },
  },
  async play({ canvasElement }) {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form', { name: 'Ask us' });
    await expect([...new FormData(form).entries()]).toContainEqual(['receipt', '3f0c8e9a']);
    await expect(within(form).getByRole('link', { name: 'what you sent' })).toBeVisible();
  },
};
export const AtFault: Story = {
  args: { submit: { ...submit, problems: [{ field: 'email', message: 'Enter your e-mail address' }] } },
};
export const Failed: Story = { args: { submit: { ...submit, error: 'An error occurred' } } };
export const Offline: Story = { globals: { network: 'offline' } };
