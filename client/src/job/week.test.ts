import { expect, test } from 'vitest';
import { hoursInWords, shiftsOf } from './week.ts';

test.each([
  ['Mo-Fr 08:00-17:00', 'Monday to Friday, 08:00–17:00', 5, 45],
  ['Mo,Tu,Fr 18:45-07:15', 'Monday, Tuesday and Friday, 18:45–07:15 the next day', 3, 37.5],
  ['Sa,Su 08:00-16:30', 'Saturday and Sunday, 08:00–16:30', 2, 17],
  ['Mo-We,Sa 07:00-12:00; Fr 16:00-00:00', 'Monday to Wednesday and Saturday, 07:00–12:00; Friday, 16:00–00:00', 5, 28],
  ['Mo-Su 00:00-24:00', 'Every day, 00:00–24:00', 7, 168],
  ['Mo-Su 07:00-19:00; Mo-Su 19:00-07:00', 'Every day, 07:00–19:00; every day, 19:00–07:00 the next day', 15, 168],
  // Sunday night goes on into the next week, which is drawn as Monday morning.
  ['Su 22:00-06:00', 'Sunday, 22:00–06:00 the next day', 2, 8],
])('%s is %s', (hours, words, parts, total) => {
  const shifts = shiftsOf(hours);
  expect(hoursInWords(hours)).toBe(words);
  expect(shifts).toHaveLength(parts);
  expect(shifts.reduce((sum, { from, to }) => sum + (to - from) / 60, 0)).toBe(total);
  expect(shifts.every(({ from, to }) => 0 <= from && from < to && to <= 7 * 1440)).toBe(true);
});
