import type { DemoOf } from './demoOf.ts';

type Readers = DemoOf<'SendTimeDemo'>['readers'][number];

/** `clocks`: at this hour on each reader's own clock. `once`: at this hour in UTC, to all. */
export type SendMode = 'clocks' | 'once';

/** When a message reaches the readers of one region. Times are in minutes from midnight. */
export interface Arrival extends Readers {
  /** On their own clock, and on which day: -1 is the day before. */
  local: number;
  day: number;
  /** When it leaves, in UTC. */
  leaves: number;
  isAwake: boolean;
}

const wholeDay = 24 * 60;

/** People are taken to be awake from seven in the morning to ten in the evening. */
export const morning = 7 * 60;
export const night = 22 * 60;

export function arrivalsOf(readers: readonly Readers[], mode: SendMode, minutes: number): Arrival[] {
  return readers.map((region) => {
    const { offset } = region;
    const since = mode === 'clocks' ? minutes : minutes + offset;
    const local = wrapped(since);
    const leaves = wrapped(mode === 'clocks' ? minutes - offset : minutes);
    return { ...region, local, day: Math.floor(since / wholeDay), leaves, isAwake: local >= morning && local < night };
  });
}

/** How many readers there are. */
export function countOf(readers: readonly Readers[]): number {
  return readers.reduce((sum, { count }) => sum + count, 0);
}

const wrapped = (minutes: number) => ((minutes % wholeDay) + wholeDay) % wholeDay;
