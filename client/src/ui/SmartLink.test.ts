import { expect, test } from 'vitest';
import { isPlaceholder, leavesSite } from './SmartLink.tsx';

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

test.each([
  ['https://tours.hire360.example/inkfree', true],
  ['https://hire360.example', true],
  ['https://hire360.example:8443/a', true],
  ['mailto:hello@hire360.example', true],
  ['mailto:hello@hire360.example?subject=a', true],
  ['https://example.com', false],
  ['https://shop.example.com/a', false],
  ['https://a.com/b.example', false],
  ['mailto:hello@example.com?subject=a.example', false],
  ['/about', false],
])('%s cannot exist: %s', (href, placeholder) => {
  expect(isPlaceholder(href)).toBe(placeholder);
});
