import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { EnquiryForm } from './EnquiryForm.tsx';

const sent = fn();
const taken = {
  Mutation: () => ({
    sendEnquiry: (given: { input: { key: string } }) => {
      sent(given);
      return { receipt: { key: given.input.key, kind: 'ENQUIRY', reference: 'ENQ-7K3M9Q' }, userErrors: [], calls: [] };
    },
  }),
};

const meta = {
  component: EnquiryForm,
  args: {
    __typename: 'EnquiryFormSection',
    anchor: 'talk',
    heading: 'Ask about IT security',
    lead: 'Three sentences are enough. The person who answers is an engineer or a recruiter, not a call center.',
    interest: 'IT security',
    interests: ['Software development', 'IT security', 'AI/ML', 'Something else'],
    events: [
      {
        __typename: 'Event',
        slug: 'open-day',
        title: 'Open day',
        announced: 'January 21, 2027, 10:00–16:00 New York time',
      },
    ],
    short: true,
    now: null,
    calls: [],
    callLink: null,
  },
  parameters: {
    path: '/our-services/it-security-service',
    mocks: taken,
  },
} satisfies Meta<typeof EnquiryForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const field = (canvas: HTMLElement, name: string) => within(canvas).getByRole('textbox', { name });
const send = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button', { name: /^Send/ }));

/** Pressed twice it is sent once. */
export const Short: Story = {
  globals: { viewport: { value: 'w1280' } },
  async play({ canvasElement }) {
    sent.mockClear();
    await userEvent.type(field(canvasElement, 'Name'), 'Alex Example');
    await userEvent.type(field(canvasElement, 'E-mail'), 'alex@example.org');
    await userEvent.type(field(canvasElement, 'Your message'), 'The nightly import.');
    await userEvent.click(within(canvasElement).getByRole('checkbox'));
    await userEvent.dblClick(within(canvasElement).getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await expect(sent.mock.calls[0]?.[0].input).toMatchObject({
      name: 'Alex Example',
      interest: 'IT security',
      consent: true,
      page: '/our-services/it-security-service',
    });
  },
};
export const Full: Story = {
  args: { short: false, interest: null, heading: 'Your message', lead: 'Name, e-mail and message are needed.' },
  globals: { viewport: { value: 'w1280' } },
};
export const FieldsAtFault: Story = {
  args: Full.args ?? {},
  async play({ canvasElement }) {
    await send(canvasElement);
    const alert = await within(canvasElement).findByRole('alert', { name: 'There’s a problem' });
    const lines = within(alert)
      .getAllByRole('link')
      .map((link) => link.textContent);
    await expect(lines).toEqual([
      'Enter a message',
      'Enter your name',
      'Enter your e-mail address',
      'Check the box so we can use your details',
    ]);
    await waitFor(() => expect(alert).toHaveFocus());
  },
};
/** The address may name the interest: `?service=ai-ml`. */
export const Preset: Story = {
  args: { short: false },
  parameters: { path: '/contact-us?service=ai-ml' },
  async play({ canvasElement }) {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('combobox', { name: /about/ })).toHaveDisplayValue('AI/ML'),
    );
  },
};
/** The address may name an event: `?event=open-day`. */
export const ForAnEvent: Story = {
  parameters: { path: '/contact-us?event=open-day' },
  async play({ canvasElement }) {
    await expect(field(canvasElement, 'Your message')).toHaveValue(
      'I would like to attend “Open day” (January 21, 2027, 10:00–16:00 New York time).',
    );
  },
};
export const Sending: Story = {
  globals: { network: 'slow' },
  async play({ canvasElement }) {
    await fill(canvasElement);
    await send(canvasElement);
    await expect(await within(canvasElement).findByRole('button', { name: 'Sending…' })).toBeVisible();
  },
};
export const Unreachable: Story = {
  globals: { network: 'error' },
  parameters: { speaks: true },
  async play({ canvasElement }) {
    await fill(canvasElement);
    await send(canvasElement);
    await expect(await within(canvasElement).findByText(/^An error occurred/)).toBeVisible();
    await expect(field(canvasElement, 'Your message')).toHaveValue('The nightly import.');
  },
};
export const Offline: Story = {
  globals: { network: 'offline' },
  parameters: { speaks: true },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/You’re offline/)).toBeVisible();
  },
};
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };

async function fill(canvas: HTMLElement) {
  await userEvent.type(field(canvas, 'Name'), 'Alex Example');
  await userEvent.type(field(canvas, 'E-mail'), 'alex@example.org');
  await userEvent.type(field(canvas, 'Your message'), 'The nightly import.');
  await userEvent.click(within(canvas).getByRole('checkbox'));
}
