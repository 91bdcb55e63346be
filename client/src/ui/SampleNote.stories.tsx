import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SampleNote } from './SampleNote.tsx';

const meta = { component: SampleNote, args: { what: 'jobs' } } satisfies Meta<typeof SampleNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Jobs: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('Sample jobs, for trying the site out.')).toBeVisible();
    await waitFor(() => expect(document.head.querySelector('meta[content=noindex]')).not.toBeNull());
  },
};
export const Job: Story = { args: { what: 'job', isHidden: true } };
export const Events: Story = { args: { what: 'events' } };
