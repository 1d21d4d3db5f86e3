import { describe, expect, test } from 'vitest';
import { findAgeProblem, isCalendarDay, isOfAge } from './age.ts';

test.each([
  ['2000-02-29', true],
  ['1999-02-29', false],
  ['2001-04-31', false],
  ['2001-13-01', false],
  ['0000-01-01', false],
  ['01-02-2001', false],
  ['', false],
])('%s is a day of the calendar: %s', (day, there) => {
  expect(isCalendarDay(day)).toBe(there);
});

describe('of age', () => {
  test.each([
    ['2008-03-02', '2026-03-02', true],
    ['2008-03-03', '2026-03-02', false],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['2027-01-01', '2026-03-02', false],
    ['nonsense', '2026-03-02', false],
  ])('born on %s, on %s: %s', (birthday, today, grown) => {
    expect(isOfAge(birthday, today, 18)).toBe(grown);
  });
});

test.each([
  ['2008-03-02', null],
  ['2008-03-03', 'under age'],
  ['1906-03-03', null],
  ['1906-03-02', 'unfit'],
  ['1890-01-01', 'unfit'],
  ['1990-02-31', 'unfit'],
  ['2026-03-03', 'unfit'],
])('a birthday of %s, on 2 March 2026, is %s', (birthday, problem) => {
  expect(findAgeProblem(birthday, '2026-03-02', 18)).toBe(problem);
});
