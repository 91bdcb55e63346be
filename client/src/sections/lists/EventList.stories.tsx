import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { link, text } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { EventList } from './EventList.tsx';
import { YearLine } from './YearLine.tsx';

const event = {
  __typename: 'Event' as const,
  slug: 'handover-notes',
  title: 'Handover notes that survive the night',
  starts: '2026-12-10T15:00:00Z',
  ends: '2026-12-10T16:00:00Z',
  announced: 'December 10, 2026, 15:00–16:00 London time',
  place: 'Online',
  sample: false,
  text: text.slice(0, 1),
  link: link('Save a place', '/contact-us'),
};

const meta = {
  component: EventList,
  subcomponents: { YearLine },
  args: {
    __typename: 'EventListSection',
    anchor: null,
    heading: 'Coming up',
    lead: null,
    when: 'UPCOMING',
    year: {
      __typename: 'EventYear',
      from: '2026-04-01',
      today: '2026-11-24',
      days: ['2026-06-11', '2026-10-22', '2026-12-10', '2027-01-21'],
    },
    events: [
      event,
      {
        ...event,
        slug: 'first-week',
        title: 'The first week of a new team',
        starts: '2027-01-21T15:00:00Z',
        ends: '2027-01-21T16:00:00Z',
        announced: 'January 21, 2027, 15:00–16:00 London time',
        place: 'Manchester',
        link: null,
      },
    ],
    ground: 'light',
  },
} satisfies Meta<typeof EventList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Upcoming: Story = {
  async play({ canvasElement }) {
    const calendar = within(canvasElement).getByRole('link', {
      name: /^Add to your calendar.*The first week of a new team$/,
    });
    await expect(calendar).toHaveAttribute('href', '/events/first-week.ics');
  },
};
export const Past: Story = {
  args: {
    heading: 'Over',
    when: 'PAST',
    year: null,
    events: [
      {
        ...event,
        slug: 'rota',
        title: 'A rota without gaps',
        starts: '2026-10-22T14:00:00Z',
        ends: '2026-10-22T15:00:00Z',
        announced: 'October 22, 2026, 15:00–16:00 London time',
        place: 'Manchester',
        link: null,
      },
    ],
  },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('heading', { name: 'A rota without gaps' }));
    const calendar = within(canvasElement).getByRole('link', { name: /^Calendar file.*A rota without gaps$/ });
    await expect(calendar).toHaveAttribute('href', '/events/rota.ics');
  },
};
export const Samples: Story = {
  args: { events: [{ ...event, sample: true }] },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('Sample events, for trying the site out.')).toBeVisible();
  },
};
export const NothingPlanned: Story = {
  args: { events: [] },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('No events are planned right now.', { exact: false })).toBeVisible();
  },
};
/** A list of past events without any is left out. */
export const NothingYet: Story = {
  args: { heading: 'Over', events: [], when: 'PAST', year: null },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
