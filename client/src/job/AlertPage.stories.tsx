import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { facets } from '#sections/JobBoard/samples.ts';
import { PostedFormContext } from '#ui/postedForm.ts';
import { AlertPage, JobAlert } from './AlertPage.tsx';
import type { JobAlertFragment } from './JobAlert.generated.ts';

const alert: JobAlertFragment = {
  __typename: 'JobAlert',
  key: '3f0c8e9a-6f5b-4d0e-9c1a-2b7d4e8f1a90',
  title: '“nurse”, Tampa, Night shift',
  path: '/careers?city=Tampa&q=nurse&shift=night',
  frequency: 'DAILY',
  confirmed: null,
  to: 'd…@example.com',
  jobCount: 3,
};

const answer = (part: Partial<JobAlertFragment> | null) => ({
  mocks: {
    Query: () => ({
      jobAlert: () => part && { ...alert, facets, ...part },
      newJobAlert: () => part && { ...alert, ...part },
    }),
  },
  path: part?.key === null ? '/alerts?city=Tampa&q=nurse&shift=night' : `/alerts/${alert.key}`,
});

const meta = {
  component: AlertPage,
  subcomponents: { JobAlert },
  args: { missing: <p>There’s no page at this address.</p> },
  parameters: answer({ key: null }),
} satisfies Meta<typeof AlertPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AskedFor: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('textbox', { name: 'E-mail address' })).toBeRequired();
    await expect(canvas.getByRole('link', { name: '3 jobs fit now' })).toHaveAttribute('href', alert.path);
    const form = canvas.getByRole('button', { name: 'Create the alert' }).closest('form');
    await expect(form?.getAttribute('action')).toContain('/alerts?city=Tampa&q=nurse&shift=night#');
  },
};

export const Refused: Story = {
  decorators: [
    (Story) => (
      <PostedFormContext
        value={{
          name: 'alert',
          values: { email: 'dana@', frequency: 'WEEKLY' },
          files: [],
          userErrors: [
            {
              code: 'INVALID',
              field: ['email'],
              message: 'Enter an e-mail address in the correct format, like name@example.com',
            },
          ],
          error: null,
        }}
      >
        <Story />
      </PostedFormContext>
    ),
  ],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('textbox', { name: 'E-mail address' })).toHaveValue('dana@');
    await expect(canvas.getByRole('radio', { name: 'Once a week' })).toBeChecked();
    await expect(canvas.getByRole('alert')).toHaveTextContent('name@example.com');
  },
};

export const Unconfirmed: Story = {
  parameters: answer({}),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Confirm' })).toHaveValue('confirm');
    await expect(canvas.getByRole('button', { name: 'Delete the alert' })).toHaveValue('end');
  },
};

export const Confirmed: Story = {
  parameters: answer({ confirmed: '2026-11-20T09:30:00Z', frequency: 'WEEKLY', title: '', jobCount: 1 }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('radio', { name: 'Once a week' })).toBeChecked();
    await expect(canvas.getByText(/All open jobs/)).toHaveTextContent('1 job fits now');
    await expect(canvas.getByRole('button', { name: 'End the alert' })).toHaveValue('end');
    await expect(canvas.getByRole('textbox', { name: /^Words/ })).toHaveValue('nurse');
    await expect(canvas.getByRole('checkbox', { name: 'Night shift' })).toBeChecked();
    await expect(canvas.getByText('On site')).not.toBeVisible();
  },
};

export const Ended: Story = {
  parameters: answer(null),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('heading', { name: 'This alert has ended' })).toBeVisible();
  },
};
