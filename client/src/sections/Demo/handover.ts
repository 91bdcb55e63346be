import type { DemoOf } from './demoOf.ts';

/** Where a ticket is. An offered one is shown with the receiver and is the sender's until it is taken. */
export interface Place {
  at: number;
  from: number;
  state: 'held' | 'offered' | 'taken';
}

export type Handover = 'forth' | 'back';

/** Where the tickets are at first. */
export function placesOf({ offices, tickets }: DemoOf<'HandoverDemo'>): Place[] {
  return tickets.map(({ city, offered }) => {
    const from = offices.findIndex((office) => office.city === city);
    return offered ? { at: from + 1, from, state: 'offered' } : { at: from, from, state: 'held' };
  });
}

/** The office that gets the ticket, or has got it. */
export const nextOf = ({ from }: Place) => from + 1;

/** Where a ticket is afterward: offered before it is taken, and once taken only back at the start. Null if it stays. */
export function move({ from, state }: Place, how: Handover, offices: number): Place | null {
  if (how === 'back') return state === 'held' ? null : { at: from, from, state: 'held' };
  if (state === 'taken' || from + 1 >= offices) return null;
  return { at: from + 1, from, state: state === 'held' ? 'offered' : 'taken' };
}
