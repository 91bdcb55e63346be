import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { setClock } from '#handover/clock.ts';
import { RelayContext } from '#handover/relay.ts';
import { momentOf, openNow, relayOf } from '#handover/samples.ts';
import { countries, hero } from '#sections/samples.ts';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { HomeTop } from './HomeTop.tsx';

const meta = {
  component: HomeTop,
  args: { hero, countries: null },
  parameters: { instant: 'a weekday', relay: true },
  globals: { viewport: { value: 'w1280' } },
  beforeEach: ({ parameters: { instant } }) => setClock(momentOf(instant)),
  render: ({ hero, countries: given }, { parameters: { instant, relay } }) => (
    <RelayContext value={relay ? openNow(instant) : null}>
      <HomeTop hero={hero} countries={{ ...(given ?? countries), now: relay ? relayOf(instant) : null }} />
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
    'London has the work.',
    'Toronto takes it over at 16:30 for you, in 50 min.',
    'Canada10:40closes in 6 h 50 min',
  ),
};
export const Gap: Story = {
  parameters: { instant: 'the gap at night' },
  play: says('The work rests.', 'Vadodara picks it up at 04:30 for you, in 2 h 30 min.'),
};
export const Weekend: Story = {
  parameters: { instant: 'Sunday' },
  async play({ canvasElement }) {
    const expectWords = says('The work rests.', 'Vadodara picks it up on Monday at 04:30 for you, in 16 h 30 min.');
    await expectWords({ canvasElement });
    await expect(canvasElement).toHaveTextContent('India17:30weekend, opens in 16 h 30 min');
    // Nothing is amber.
    await expect(canvasElement.querySelector('.baton, .next, .soon, .has')).toBeNull();
    for (const line of canvasElement.querySelectorAll('.done, .toCome')) await expect(line).toHaveAttribute('d', '');
  },
};
/** The last office passes the work to nobody. */
export const Holiday: Story = {
  parameters: { instant: 'Thanksgiving' },
  play: says(
    'Vancouver has the work.',
    'The work rests from 01:30 for you, in 3 h 30 min.',
    'United States16:00holiday, opens in 17 h',
  ),
};
export const Dragged: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const slider = canvas.getByRole('slider', { name: 'Time of the day' });
    await waitFor(() => expect(slider).toBeEnabled());
    fireEvent.input(slider, { target: { value: '995' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '16:35 for you, 16:35 UTC. Toronto has the work.');
    await expect(canvasElement).toHaveTextContent(
      'Toronto has the work.Austin takes it over at 21:30 for you, in 4 h 55 min.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Back to now' }));
    await expect(slider).toHaveAttribute('aria-valuetext', '15:40 for you, 15:40 UTC. London has the work.');
    await expect(slider).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Tablet: Story = { globals: { viewport: { value: 'w768' } } };
export const Phone: Story = { globals: { viewport: { value: 'w320' } } };
/** The offices do not hand work to each other. */
export const WithoutRelay: Story = { parameters: { relay: false } };
export const LongWords: Story = {
  args: { hero: pseudoLocalize(hero), countries: { ...pseudoLocalize(countries), now: null } },
};
