import { expect, test } from 'vitest';
import type { PageKind } from '#gql/schema-types.ts';
import type { HeroFragment } from '#sections/top/Hero.generated.ts';
import { groundOfTop, groundsOf } from './grounds.ts';
import type { SectionsFragment } from './Sections.generated.ts';

const page = (...kinds: string[]) =>
  groundsOf(
    kinds.map((kind) => {
      const [name, layout = null] = kind.split(':');
      return { __typename: `${name}Section`, layout } as unknown as SectionsFragment;
    }),
  );

test('the first page has the grounds of its design', () => {
  const grounds = page('Hero', 'Lines', 'Steps', 'PageList:PRODUCTS', 'PageList:RESULTS', 'JobList');
  expect(grounds).toEqual(['light', 'light', 'sky', 'navy', 'light', 'sky']);
});

test('two tinted sections do not meet', () => {
  expect(page('Hero', 'Cards', 'Steps', 'Cards')).toEqual(['light', 'sky', 'light', 'sky']);
});

test('nothing tinted stands before the band', () => {
  expect(page('Hero', 'Facts', 'Cards', 'EnquiryForm')).toEqual(['light', 'light', 'light', 'band']);
});

test('only one section of a page is navy', () => {
  expect(page('Hero', 'PageList:PRODUCTS', 'Prose', 'PageList:PRODUCTS').filter((g) => g === 'navy')).toHaveLength(1);
});

test('the story after a chart has one tint', () => {
  const grounds = page('Chart', 'Prose', 'Prose', 'Cards', 'Prose', 'CallToAction');
  expect(grounds).toEqual(['light', 'sky', 'sky', 'light', 'light', 'band']);
});

test('the top of a service has the ground of its rhythm, and marketing one of its own', () => {
  const hero = { specimen: {} } as HeroFragment;
  const top = (topic: string, next: string, kind: PageKind = 'SERVICE') =>
    groundOfTop({ kind, topics: [topic] }, hero, { __typename: next } as SectionsFragment);
  expect(top('security', 'TableSection')).toBe('navy');
  expect(top('marketing', 'TableSection')).toBe('cobalt');
  expect(top('staffing', 'QuoteSection')).toBe('warm');
  expect(top('iot', 'ProseSection')).toBe('light');
  expect(top('software', 'StepsSection')).toBe('desk');
  expect(top('marketing', 'TableSection', 'SERVICE_GROUP')).toBe('desk');
});
