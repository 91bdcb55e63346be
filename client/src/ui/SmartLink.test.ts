import { expect, test } from 'vitest';
import { leavesSite } from './SmartLink.tsx';

test.each([
  ['https://example.com', true],
  ['http://example.com/a?b#c', true],
  ['HTTPS://EXAMPLE.COM', true],
  ['ftp://example.com/file', true],
  ['git+ssh://example.com/x', true],
  ['/about', false],
  ['/about#story', false],
  ['#talk', false],
  ['?topic=ai', false],
  ['mailto:hello@example.com', false],
  ['tel:+12015550142', false],
  ['//example.com', false],
  ['/go?to=https://example.com', false],
  ['', false],
])('F9: %s leaves the site: %s', (href, leaves) => {
  expect(leavesSite(href)).toBe(leaves);
});
