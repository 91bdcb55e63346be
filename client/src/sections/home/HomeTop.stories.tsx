import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { setClock } from '#handover/clock.ts';
import { RelayContext } from '#handover/relay.ts';
import { momentOf, openNow, relayOf } from '#handover/samples.ts';
import { homeHero, jobConnection } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { HomeTop } from './HomeTop.tsx';

const meta = {
  component: HomeTop,
  args: { hero: homeHero, jobs: jobConnection },
  parameters: { instant: 'a weekday', relay: true },
  globals: { viewport: { value: 'w1280' } },
  beforeEach: ({ parameters: { instant } }) => setClock(momentOf(instant)),
  render: ({ hero, jobs }, { parameters: { instant, relay } }) => (
    <RelayContext value={relay ? openNow(instant) : null}>
      <HomeTop hero={{ ...hero, now: relay ? relayOf(instant) : null }} jobs={jobs} />
    </RelayContext>
  ),
} satisfies Meta<typeof HomeTop>;
export default meta;

type Story = StoryObj<typeof meta>;

const says = (...texts: string[]) => {
  return async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    for (const text of texts) await waitFor(() => expect(canvasElement).toHaveTextContent(text));
  };
};

export const Weekday: Story = {
  play: says(
    'You want work: 24 open jobs',
    'London, at dusk. The lamp’s on.',
    'London has the work.',
    'Toronto takes over at 16:30 for you, in 50 min.',
  ),
};
export const Gap: Story = {
  parameters: { instant: 'the gap at night' },
  play: says(
    'Next: Vadodara, today at 04:30.',
    'Write now and it’s the first note they read. That’ll be Wednesday 10:00 there.',
  ),
};
export const Weekend: Story = {
  parameters: { instant: 'Sunday' },
  async play({ canvasElement }) {
    const expectWords = says(
      'Next: Vadodara, tomorrow at 04:30.',
      'Write now and it’s the first note they read. That’ll be Monday 10:00 there.',
      'Vadodara, by day. It opens Monday at 10:00 there.',
      'Friday, replayed',
    );
    await expectWords({ canvasElement });
    // Nothing is amber but the line of the day that is replayed.
    await expect(canvasElement.querySelector('.baton, .next, .soon, .has, [data-lit=true]')).toBeNull();
    await expect(within(canvasElement).getByRole('button', { name: 'Replay Friday' })).toBeVisible();
  },
};
/** The last office passes the work to nobody. */
export const Holiday: Story = {
  parameters: { instant: 'Thanksgiving' },
  play: says('Vancouver has the work.', 'It closes at 01:30 for you, in 3 h 30 min.'),
};
export const Dragged: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const slider = canvas.getByRole('slider', { name: 'Time of the day' });
    await waitFor(() => expect(slider).toBeEnabled());
    fireEvent.input(slider, { target: { value: '995' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '16:35 for you. Toronto has the work.');
    await expect(canvasElement).toHaveTextContent(
      'Toronto has the work.Austin takes over at 21:30 for you, in 4 h 55 min.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Back to now' }));
    await expect(slider).toHaveAttribute('aria-valuetext', '15:40 for you. London has the work.');
    await expect(slider).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Back to now' })).toBeNull();
  },
};
export const Tablet: Story = { globals: { viewport: { value: 'w768' } } };
export const Phone: Story = { globals: { viewport: { value: 'w320' } } };
/** A replayed hour is past. */
export const Replayed: Story = {
  parameters: { instant: 'Sunday' },
  async play({ canvasElement }) {
    const slider = within(canvasElement).getByRole('slider', { name: 'Time of the day' });
    await waitFor(() => expect(slider).toBeEnabled());
    fireEvent.input(slider, { target: { value: '995' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '16:35 for you. Toronto had the work.');
    await expect(canvasElement).toHaveTextContent('Austin took over at 21:30 for you, 4 h 55 min later.');
  },
};
/** After days without an office, the chart has today, and its later hours are to come. */
export const LongClosure: Story = {
  parameters: { instant: 'the gap at night' },
  render: ({ hero, jobs }, { parameters: { instant } }) => {
    const now = relayOf(instant);
    const relay = now.relay.map((leg) => (Date.parse(leg.to) <= momentOf(instant) ? { ...leg, office: null } : leg));
    return (
      <RelayContext value={openNow(instant)}>
        <HomeTop hero={{ ...hero, now: { ...now, relay } }} jobs={jobs} />
      </RelayContext>
    );
  },
  async play({ canvasElement }) {
    const slider = within(canvasElement).getByRole('slider', { name: 'Time of the day' });
    await waitFor(() => expect(slider).toBeEnabled());
    fireEvent.input(slider, { target: { value: '995' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '16:35 for you. Toronto has the work.');
  },
};
/** The offices do not hand work to each other. */
export const WithoutRelay: Story = { parameters: { relay: false } };
export const LongWords: Story = {
  args: { hero: pseudoLocalize(homeHero) },
};
