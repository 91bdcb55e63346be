import { expect, test } from 'vitest';
import { isInSafeTriangle } from './safeTriangle.ts';

const panel = { left: 0, right: 1000, top: 72 } as DOMRect;
const from = { x: 500, y: 40 };
const to = (clientX: number, clientY: number) => ({ clientX, clientY });

test('a pointer that falls towards the panel is on its way to it', () => {
  expect(isInSafeTriangle(from, to(530, 45), panel)).toBe(true);
  expect(isInSafeTriangle(from, to(300, 60), panel)).toBe(true);
});

test('a pointer that moves along the bar, or up, is not', () => {
  expect(isInSafeTriangle(from, to(600, 40), panel)).toBe(false);
  expect(isInSafeTriangle(from, to(520, 30), panel)).toBe(false);
  expect(isInSafeTriangle(from, to(900, 41), panel)).toBe(false);
});

test('without a panel there is nowhere to go', () => {
  expect(isInSafeTriangle(from, to(530, 60), undefined)).toBe(false);
});
