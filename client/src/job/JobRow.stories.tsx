import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { JobRow, jobList } from './JobRow.tsx';
import { austin, tampa, vadodara } from './samples.ts';

const meta = {
  component: JobRow,
  args: { job: austin, asOf: '2026-11-20T09:30:00Z' },
  decorators: [
    (Story) => (
      <Wrap>
        <ul css={jobList}>
          <Story />
        </ul>
      </Wrap>
    ),
  ],
} satisfies Meta<typeof JobRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const New: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('New, 2 days ago')).toBeVisible();
    await expect(canvas.getByText('$148k–172k')).toBeVisible();
  },
};
/** Of a search near a place. */
export const Near: Story = {
  args: { distance: '17 miles away' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('17 miles away')).toBeVisible();
  },
};
export const ClosesSoon: Story = {
  args: { job: vadodara },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Closes in 3 days')).toBeVisible();
    await expect(canvas.getByText('Remote in India')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
/** A host that says little: nothing is shown in place of what it does not say. */
export const NotStated: Story = {
  args: {
    job: {
      ...vadodara,
      workplace: 'NOT_STATED',
      type: 'NOT_STATED',
      experience: 'NOT_STATED',
      shift: 'NOT_STATED',
      posted: null,
      closesAt: null,
      location: { ...vadodara.location, city: '', region: null, country: '', countryCode: '' },
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('listitem')).toHaveTextContent(new RegExp(`^${vadodara.title}$`));
  },
};
export const PaidByTheHour: Story = {
  args: { job: tampa },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('Night shift')).toBeVisible();
  },
};
export const LongWords: Story = {
  args: { job: pseudoLocalize(pseudoLocalize(austin)) },
  globals: { viewport: { value: 'w320' } },
};
