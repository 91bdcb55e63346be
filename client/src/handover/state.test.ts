import { expect, test } from 'vitest';
import instants from '../../../server/handover/testdata/instants.json' with { type: 'json' };
import { holderAt } from './holder.ts';
import { windowAt } from './samples.ts';
import { localTime, stateAt } from './state.ts';

test.each(instants.instants)('$name is found in what the server sent', ({ at, office, next, open, clocks }) => {
  const moment = Date.parse(at);
  const state = stateAt(windowAt(moment), moment);
  expect(state).toMatchObject({ office, next: { at: Date.parse(next.at), office: next.office } });
  expect(state?.offices.filter((one) => one.open).map((one) => one.city)).toEqual(open);
  expect(state?.offices.map((one) => one.clock)).toEqual(clocks);
});

test('the clock of an office without offsets is UTC', () => {
  expect(localTime([], Date.parse('2026-12-01T09:05:00Z'))).toBe(Date.parse('2026-12-01T09:05:00Z'));
});

test('nothing is claimed after the end of the data', () => {
  const relay = [
    { to: '2025-11-18T12:00:00Z', office: { city: 'Vadodara' } },
    { to: '2025-11-18T16:30:00Z', office: { city: 'London' } },
  ];
  expect(holderAt(relay, Date.parse('2025-11-18T13:00:00Z'))).toEqual({ office: 'London', next: null });
  expect(holderAt(relay, Date.parse('2025-11-18T16:30:00Z'))).toBeNull();
});
