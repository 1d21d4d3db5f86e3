import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn } from './age.ts';
import { addDays, daysBetween, startOfDay, startOfWeek } from './day.ts';

test.each([
  ['America/Sao_Paulo', '2026-03-02', '2026-03-02T03:00:00.000Z'],
  ['Asia/Ho_Chi_Minh', '2026-03-02', '2026-03-01T17:00:00.000Z'],
  ['UTC', '2026-03-02', '2026-03-02T00:00:00.000Z'],
  // Clocks go forward at two, and back at two.
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
  // Clocks went from midnight to one: the day began then.
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'],
  // Clocks went back at midnight, to eleven of the day before: that hour belongs to the day before.
  ['America/Sao_Paulo', '2018-02-18', '2018-02-18T03:00:00.000Z'],
])('in %s the day %s begins at %s', (zone, day, begins) => {
  expect(startOfDay(zone, day).toISOString()).toBe(begins);
});

test('every instant from the beginning of a day to that of the next is on that day, and no other', () => {
  const zones = ['America/Sao_Paulo', 'America/New_York', 'Asia/Ho_Chi_Minh', 'Pacific/Apia'];
  const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count));
  fc.assert(
    fc.property(fc.constantFrom(...zones), days, (zone, day) => {
      // Samoa left out one day when it crossed the date line.
      fc.pre(!(zone === 'Pacific/Apia' && ['2011-12-29', '2011-12-30'].includes(day)));
      const begin = startOfDay(zone, day);
      const end = startOfDay(zone, addDays(day, 1));
      expect(dayIn(zone, begin)).toBe(day);
      expect(dayIn(zone, new Date(begin.getTime() - 1))).not.toBe(day);
      expect(dayIn(zone, new Date(end.getTime() - 1))).toBe(day);
    }),
  );
});

test('days are counted over months, leap years and clock changes; weeks begin on Monday', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
  expect(daysBetween('2026-03-02', '2026-03-01')).toBe(-1);
  expect(startOfWeek('2026-03-02')).toBe('2026-03-02');
  expect(startOfWeek('2026-03-01')).toBe('2026-02-23');
});
