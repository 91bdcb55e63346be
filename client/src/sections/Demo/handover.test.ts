import { expect, test } from 'vitest';
import { move, placesOf } from './handover.ts';
import { board } from './samples.ts';

test('a ticket is where the content says, an offered one with its receiver', () => {
  expect(placesOf(board)).toEqual([
    { at: 1, from: 1, state: 'held' },
    { at: 1, from: 0, state: 'offered' },
    { at: 2, from: 2, state: 'held' },
  ]);
});

test('a ticket is offered before it is taken, and may be taken back', () => {
  const held = { at: 0, from: 0, state: 'held' } as const;
  const offered = { at: 1, from: 0, state: 'offered' } as const;
  const taken = { at: 1, from: 0, state: 'taken' } as const;
  expect(move(held, 'forth', 3)).toEqual(offered);
  expect(move(offered, 'forth', 3)).toEqual(taken);
  expect(move(taken, 'forth', 3)).toBeNull();
  expect([offered, taken].map((place) => move(place, 'back', 3))).toEqual([held, held]);
  expect(move(held, 'back', 3)).toBeNull();
});

test('after the last office there is none', () => {
  expect(move({ at: 2, from: 2, state: 'held' }, 'forth', 3)).toBeNull();
});
