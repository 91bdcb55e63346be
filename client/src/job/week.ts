/*
 * Weekly hours as the schema has them, `Mo-Fr 08:00-17:00; Sa 09:00-12:00`. An end before the start is on the next day.
 */

/** A time of work, in minutes from Monday at midnight. */
interface Shift {
  from: number;
  to: number;
}

const codes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const day = 1440;
const week = 7 * day;

/** The times of work in a week. One that goes on into the next week is in two parts. */
export function shiftsOf(hours: string): Shift[] {
  return sets(hours).flatMap(({ days, from, to }) => {
    const [start, end] = [minutes(from), minutes(to)];
    return days
      .split(',')
      .flatMap(daysOf)
      .flatMap((weekday) => {
        const begin = weekday * day + start;
        const finish = weekday * day + end + (end <= start ? day : 0);
        if (finish <= week) return [{ from: begin, to: finish }];
        return [
          { from: begin, to: week },
          { from: 0, to: finish - week },
        ];
      });
  });
}

/** The same in words: `Monday to Friday, 08:00–17:00`. */
export function hoursInWords(hours: string): string {
  return sets(hours)
    .map(({ days, from, to }, i) => {
      const names = days.split(',').map((part) => part.split('-').map(nameOf).join(' to '));
      const list = names.join(', ').replace(/, ([^,]*)$/, ' and $1');
      const everyDay = i === 0 ? 'Every day' : 'every day';
      return `${days === 'Mo-Su' ? everyDay : list}, ${from}–${to}${minutes(to) <= minutes(from) && to !== '00:00' ? ' the next day' : ''}`;
    })
    .join('; ');
}

function sets(hours: string) {
  return hours.split('; ').flatMap((set) => {
    const [, days, from, to] = /^(\S+) (\d\d:\d\d)-(\d\d:\d\d)$/.exec(set) ?? [];
    return days && from && to ? [{ days, from, to }] : [];
  });
}

/** The days of `Mo-Fr` or `Mo`, from 0. */
function daysOf(part: string): number[] {
  const [first = 0, last = first] = part.split('-').map((code) => codes.indexOf(code));
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

const nameOf = (code: string) => weekdays[codes.indexOf(code)];
const minutes = (time: string) => 60 * Number(time.slice(0, 2)) + Number(time.slice(3));
