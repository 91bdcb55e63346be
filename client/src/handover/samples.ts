import { views } from '#ui/samples.ts';
import instants from '../../../server/handover/testdata/instants.json' with { type: 'json' };
import windows from '../../../server/handover/testdata/windows.json' with { type: 'json' };
import type { OpenNowFragment } from './OpenNow.generated.ts';

/* States in stories and tests, of the relay and the moments that the server's tests have. */
const instantOf = (name: string) => {
  const found = instants.instants.find((one) => one.name === name);
  if (!found) throw new Error(`instants.json has no instant ${name}`);
  return found;
};

/** How far back a window reaches. */
const daysBefore = 4 * 86_400_000;

/** What the server sent within a few days of a moment. */
export function windowAt(at: number) {
  const found = windows.findLast(({ relay }) => Date.parse(relay[0]?.from ?? '') + daysBefore <= at);
  if (!found) throw new Error('windows.json has nothing about this moment');
  return found;
}

const office = (city: string | null) => (city ? { __typename: 'RelayOffice' as const, city } : null);

/** The moment of an instant, in milliseconds. */
export const momentOf = (name: string) => Date.parse(instantOf(name).at);

/** What a page has of an instant. */
export function openNow(name: string): OpenNowFragment {
  const { at, office: holder, next } = instantOf(name);
  return {
    __typename: 'Now',
    answers: false,
    office: office(holder),
    next: { __typename: 'Handover', at: next.at, office: office(next.office) },
    relay: windowAt(Date.parse(at)).relay.map((leg) => ({
      __typename: 'Leg',
      to: leg.to,
      office: office(leg.office?.city ?? null),
    })),
  };
}

/** Latitude and longitude, which the server's tests do without. */
const places: Record<string, [number, number]> = {
  Vadodara: [22.3, 73.2],
  London: [51.5, -0.1],
  Toronto: [43.7, -79.4],
  Austin: [30.3, -97.7],
  Vancouver: [49.3, -123.1],
};

/** What map and chart have of an instant. */
export function relayOf(name: string) {
  const { at } = instantOf(name);
  const { offices } = windowAt(Date.parse(at));
  return {
    ...openNow(name),
    __typename: 'Now' as const,
    at,
    offices: offices.map(({ city, shifts, offsets }) => {
      const [latitude, longitude] = places[city] ?? [0, 0];
      return {
        __typename: 'RelayOffice' as const,
        city,
        view: views[city] ?? null,
        latitude,
        longitude,
        shifts: shifts.map((shift) => ({ __typename: 'Shift' as const, ...shift })),
        offsets: offsets.map((offset) => ({ __typename: 'Offset' as const, ...offset })),
      };
    }),
  };
}
