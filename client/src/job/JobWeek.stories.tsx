import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { JobWeek } from './JobWeek.tsx';
import { job } from './samples.ts';

const meta = { component: JobWeek, args: { job }, parameters: { layout: 'padded' } } satisfies Meta<typeof JobWeek>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByDay: Story = {
  globals: { viewport: { value: 'w1280' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Your week, in Austin time' })).toBeVisible();
    await expect(canvas.getByText('Monday to Friday, 8:00 AM–5:00 PM')).toBeVisible();
  },
};
/** Nights end on the next day, the last one in the next week. */
export const ByNight: Story = {
  args: { job: { ...job, hours: 'Th-Su 18:45-07:15' } },
  globals: { viewport: { value: 'w375' } },
};
/** Each shift has a line of its own. */
export const Rotating: Story = {
  args: { job: { ...job, shift: 'ROTATING', hours: 'Mo-Su 07:00-19:30; Mo-Su 19:00-07:30' } },
  globals: { viewport: { value: 'w375' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Possible shifts, in Austin time' })).toBeVisible();
    await expect(canvas.getByText('Every day, 7:00 AM–7:30 PM')).toBeVisible();
    await expect(canvas.getByText('Every day, 7:00 PM–7:30 AM the next day')).toBeVisible();
  },
};
export const AnyPlace: Story = {
  args: { job: { ...job, location: { ...job.location, city: '' } } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('heading', { name: 'Your week' })).toBeVisible();
  },
};
export const NotStated: Story = {
  args: { job: { ...job, hours: null } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};
