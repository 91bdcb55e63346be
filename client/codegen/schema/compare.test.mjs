import { expect, test } from 'vitest';
import { compare, unannounced } from './compare.mjs';

const before = `
  type Query { jobs(first: Int, old: Int @deprecated(reason: "Goes on 2026-06-01.")): [Job!]!, legacy: Legacy @deprecated(reason: "Use jobs. Goes on 2026-06-01.") }
  type Legacy { id: ID }
  type Job { id: ID!, title: String, slug: String @deprecated(reason: "Use path. Goes on 2026-06-01.") }
  enum Sort { NEWEST, OLDEST @deprecated(reason: "Goes on 2026-06-01.") }
  input Filter { city: String }
`;
const day = '2026-06-01';

/** The schema with one thing said differently. */
const with_ = (from, to) => {
  expect(before).toContain(from);
  return before.replace(from, to);
};

test.each([
  ['a field that was not announced', with_('title: String, ', ''), 'breaking', false],
  [
    'a field on its announced day',
    with_(', slug: String @deprecated(reason: "Use path. Goes on 2026-06-01.")', ''),
    'breaking',
    true,
  ],
  [
    'an argument on its announced day',
    with_(', old: Int @deprecated(reason: "Goes on 2026-06-01.")', ''),
    'breaking',
    true,
  ],
  ['a value on its announced day', with_(', OLDEST @deprecated(reason: "Goes on 2026-06-01.")', ''), 'breaking', true],
  ['a value that was not announced', with_('NEWEST, ', ''), 'breaking', false],
  ['another type of a field', with_('id: ID!, title', 'id: Int!, title'), 'breaking', false],
  ['a required input', with_('city: String', 'city: String, country: String!'), 'breaking', false],
  ['a new value', with_('NEWEST,', 'NEWEST, TITLE,'), 'dangerous', undefined],
  ['a new argument', with_('first: Int,', 'first: Int, after: String,'), 'dangerous', undefined],
  ['a new field', with_('title: String', 'title: String, path: String'), 'safe', undefined],
  ['a field that is never null', with_('title: String', 'title: String!'), 'safe', undefined],
  [
    'a deprecation',
    with_('title: String', 'title: String @deprecated(reason: "Goes on 2027-01-01.")'),
    'safe',
    undefined,
  ],
])('%s is classed', (_, after, kind, announced) => {
  const changes = compare(before, after, day);
  expect(changes).toHaveLength(1);
  expect(changes[0].class).toBe(kind);
  expect(changes[0].announced).toBe(announced);
  expect(unannounced([{ day, changes }])).toHaveLength(kind === 'breaking' && !announced ? 1 : 0);
});

test('an announced field that goes before its day is a break', () => {
  const after = with_(', slug: String @deprecated(reason: "Use path. Goes on 2026-06-01.")', '');
  expect(unannounced([{ day: '2026-05-31', changes: compare(before, after, '2026-05-31') }])).toEqual([
    '2026-05-31: Job.slug was removed.',
  ]);
});

test('a type goes with the announced fields that led to it', () => {
  const after = with_(', legacy: Legacy @deprecated(reason: "Use jobs. Goes on 2026-06-01.")', '').replace(
    'type Legacy { id: ID }',
    '',
  );
  expect(unannounced([{ day, changes: compare(before, after, day) }])).toEqual([]);
});

test('a reason that was accepted lets a break pass', () => {
  const changes = [
    { class: 'breaking', text: 'Job.title was removed.', announced: false, accepted: 'It held secrets.' },
  ];
  expect(unannounced([{ day, changes }])).toEqual([]);
});
