import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { setClock } from '#handover/clock.ts';
import { RelayContext } from '#handover/relay.ts';
import { momentOf, openNow, relayOf } from '#handover/samples.ts';
import { DueBy } from './DueBy.tsx';
import { Receipt, ReceiptPage } from './ReceiptPage.tsx';
import { ReceiptSteps } from './ReceiptSteps.tsx';
import { receipt } from './samples.ts';

const answer = (part: Partial<typeof receipt> | null) => ({
  mocks: { Query: () => ({ receipt: () => part && { ...receipt, ...part } }) },
  path: `/receipts/${receipt.key}`,
});

const enquiry = {
  kind: 'ENQUIRY',
  reference: 'ENQ-7K3M9Q',
  job: null,
  files: [],
  filesLeft: 0,
  next: [
    '**Someone reads it** who works in that field, not a call center.',
    '**You get a reply** within one working day, from an address you can write back to.',
  ],
} as const satisfies Partial<typeof receipt>;

const meta = {
  component: ReceiptPage,
  subcomponents: { Receipt, DueBy, ReceiptSteps },
  args: { missing: <p>There’s no page at this address.</p> },
  parameters: {
    ...answer({}),
  },
} satisfies Meta<typeof ReceiptPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ApplicationOnItsWay: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Thank you, we have it');
    await expect(canvas.getByText('Received, and on its way to our team')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See more open jobs' })).toHaveAttribute('href', '/careers');
    const correct = canvas.getByRole<HTMLButtonElement>('button', { name: 'Correct this application' });
    await expect(new URL(correct.form?.action ?? '').pathname).toBe(receipt.job?.path);
  },
};
/** An application says by when it is read. */
export const ApplicationWithADueTime: Story = {
  parameters: answer({ due: '2026-11-24T01:30:00Z', dueStep: 0 }),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('We’ll read it by')).toBeVisible();
    const steps = within(canvasElement).getAllByRole('listitem');
    await expect(steps[0]).toHaveTextContent(
      /^Fri \d\d:\d\dWe have your application\. You got this page and a number\.$/,
    );
    await expect(steps[1]).toHaveTextContent(/^By (Mon|Tue) \d\d:\d\dA recruiter reads it/);
    await expect(steps[0]).toHaveAttribute('aria-current', 'step');
  },
};
/** With all files, nothing can be added or corrected. */
export const OfAClosedJob: Story = {
  parameters: answer({
    files: Array.from({ length: 5 }, (_, i) => ({ __typename: 'ReceiptFile' as const, name: `${i}.pdf`, bytes: 9 })),
    filesLeft: 0,
    correctable: false,
  }),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('What you sent')).toBeVisible();
    await expect(within(canvasElement).queryByText('Correct this application')).toBeNull();
  },
};
export const EnquiryDelivered: Story = {
  parameters: answer({ ...enquiry, state: 'DELIVERED' }),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('Delivered to our team')).toBeVisible();
  },
};
/** The visitor's time, and the same in UTC, beside the office that has the work. */
export const EnquiryWithADueTime: Story = {
  parameters: answer({ ...enquiry, due: '2025-11-19T01:30:00Z', dueStep: 1, now: relayOf('a weekday') }),
  beforeEach: () => setClock(momentOf('a weekday')),
  decorators: [
    (Story) => (
      <RelayContext value={openNow('a weekday')}>
        <Story />
      </RelayContext>
    ),
  ],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const due = await canvas.findByText('We’ll reply by');
    await expect(due.nextElementSibling).toHaveTextContent(
      /^(Tue|Wed) \d\d:\d\dNovember 1[89], your time \(.*01:30 UTC\)$/,
    );
    await expect(canvas.getByText('It’s Wednesday 01:30 then in London.')).toBeVisible();
    await expect(canvas.getByText(/^It’s open now\. Toronto takes over at /)).toBeVisible();
  },
};
/** Once the team has opened it, its lamp is on. */
export const EnquiryOpened: Story = {
  ...EnquiryWithADueTime,
  parameters: answer({
    ...enquiry,
    state: 'DELIVERED',
    received: '2025-11-18T08:00:00Z',
    opened: '2025-11-18T09:30:00Z',
    due: '2025-11-19T01:30:00Z',
    dueStep: 1,
    now: relayOf('a weekday'),
  }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Opened by our team')).toBeVisible();
    await expect(canvas.getByText(/^The lamp’s on: our team opened it on Tuesday, November 18, at /)).toBeVisible();
    await expect(canvasElement.querySelector('svg.view')).toHaveAttribute('data-lit', 'true');
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
  },
};
export const Replacing: Story = {
  parameters: answer({
    replaces: [{ __typename: 'ReceiptReference', reference: 'APP-3M9Q7K', received: '2026-11-20T09:28:00Z' }],
  }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^This replaces/)).toHaveTextContent(
      /^This replaces APP-3M9Q7K, received Nov (19|20), 2026, \d\d:\d\d your time \(.*09:28 in UTC\)$/,
    );
    await expect(canvas.getByText('Ada Example')).toBeVisible();
  },
};
export const Replaced: Story = {
  parameters: answer({
    state: 'REPLACED',
    correctable: false,
    filesLeft: 0,
    replacedBy: {
      __typename: 'ReceiptReference',
      key: '3f0c8e9a-6f5b-4d0e-9c1a-2b7d4e8f1a90',
      reference: 'APP-9Q7K3M',
      received: '2026-11-20T09:32:00Z',
    },
  }),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/It was replaced by/)).toHaveTextContent('APP-9Q7K3M');
  },
};
/** The time for a call, at the office and where the visitor is. */
export const WithACall: Story = {
  parameters: answer({
    ...enquiry,
    call: { __typename: 'Call', starts: '2026-12-01T10:00:00Z', there: 'Tuesday, December 1, 10:00–10:30 in London' },
  }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Tuesday, December 1, 10:00–10:30 in London')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add it to your calendar' })).toHaveAttribute(
      'href',
      `/receipts/${receipt.key}.ics`,
    );
  },
};
export const Withdrawn: Story = {
  parameters: answer({
    state: 'WITHDRAWN',
    withdrawn: '2026-11-20T10:30:00Z',
    filesLeft: 0,
    correctable: false,
    next: [],
  }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('You have withdrawn it');
    await expect(canvas.queryByText('What you sent')).toBeNull();
    for (const name of ['Correct this application', 'Withdraw this application'])
      await expect(canvas.queryByText(name)).toBeNull();
    await expect(canvas.queryByRole('form', { name: 'Add a file' })).toBeNull();
  },
};
export const GeneralApplication: Story = {
  parameters: answer({ job: null }),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('No particular job')).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
export const Unknown: Story = {
  parameters: answer(null),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('There’s no page at this address.')).toBeVisible();
  },
};
