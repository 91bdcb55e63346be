import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mostSaved, readSaved, saveJob } from './savedJobs.ts';

const key = 'saved jobs';
let kept: Record<string, string>;
const changed = vi.fn();

beforeEach(() => {
  kept = {};
  changed.mockClear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => {
      kept[name] = value;
    },
    removeItem: (name: string) => {
      delete kept[name];
    },
  });
  vi.stubGlobal('dispatchEvent', changed);
});
afterEach(() => void vi.unstubAllGlobals());

const refuse = () => {
  throw new DOMException('no', 'SecurityError');
};

test('the newest is first, each once, and nothing is kept of none', () => {
  for (const id of ['1', '2', '1']) expect(saveJob(id, true)).toBe(true);
  expect(kept).toEqual({ [key]: '["1","2"]' });
  saveJob('1', false);
  expect(readSaved()).toEqual(['2']);
  saveJob('2', false);
  expect(kept).toEqual({});
  expect(changed).toHaveBeenCalledTimes(5);
});

test('the oldest go when there are too many', () => {
  for (let id = 0; id <= mostSaved; id++) saveJob(String(id), true);
  expect(readSaved()).toHaveLength(100);
  expect(readSaved()[0]).toBe('100');
  expect(readSaved().at(-1)).toBe('1');
});

test.each([
  ['', []],
  ['{', []],
  ['null', []],
  ['{"ids":["1"]}', []],
  ['"1182"', []],
  ['[1, "1182", null, ["3"], "1182", "<b>", "", "1190"]', ['1182', '1190']],
  [JSON.stringify(['x'.repeat(41), '7']), ['7']],
  [JSON.stringify(Array.from({ length: 120 }, (_, i) => String(i))), Array.from({ length: 100 }, (_, i) => String(i))],
])('what others have stored does no harm: %s', (text, ids) => {
  kept[key] = text;
  expect(readSaved()).toEqual(ids);
  saveJob('5000', true);
  expect(readSaved()).toEqual(['5000', ...ids].slice(0, 100));
});

test('equal lists are the same, as React wants them', () => {
  kept[key] = '["1"]';
  const first = readSaved();
  expect(readSaved()).toBe(first);
  kept[key] = '["2"]';
  expect(readSaved()).not.toBe(first);
});

test('a browser that refuses storage has no saved jobs, and says so', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readSaved()).toEqual([]);
  expect(saveJob('1', true)).toBe(false);
  expect(saveJob('1', false)).toBe(false);
  expect(changed).not.toHaveBeenCalled();
});

test('where storage is full, what was saved stays', () => {
  saveJob('1', true);
  localStorage.setItem = refuse;
  expect(saveJob('2', true)).toBe(false);
  expect(readSaved()).toEqual(['1']);
});
