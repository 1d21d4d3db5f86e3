import { daysBetween } from '@palpite/domain';
import { expect, test } from 'vitest';
import { findDaysProblem, SHORTCUTS, shortcutDays } from './report-days.ts';

test('the shortcuts stand for the days that their names say, on the last day of a month and on the first', () => {
  const on = (today: string) =>
    Object.fromEntries(
      SHORTCUTS.map((each) => [each, Object.values(shortcutDays(each, today)).join(' ')]),
    );
  expect(on('2026-03-01')).toEqual({
    today: '2026-03-01 2026-03-01',
    yesterday: '2026-02-28 2026-02-28',
    'last-7-days': '2026-02-23 2026-03-01',
    'this-week': '2026-02-23 2026-03-01',
    'last-week': '2026-02-16 2026-02-22',
    'this-month': '2026-03-01 2026-03-01',
    'last-month': '2026-02-01 2026-02-28',
  });
  expect(on('2025-12-31')['last-month']).toBe('2025-11-01 2025-11-30');
  expect(on('2026-01-01')['last-7-days']).toBe('2025-12-26 2026-01-01');
  expect(on('2026-01-01')['last-month']).toBe('2025-12-01 2025-12-31');
});

test('no shortcut asks for more days than a report gives, on any day of four years', () => {
  for (let day = 0; day < 1_461; day += 1) {
    const today = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10);
    for (const each of SHORTCUTS) {
      const days = shortcutDays(each, today);
      expect(findDaysProblem(days, '2020-01-01')).toBeUndefined();
      expect(daysBetween(days.to, today)).toBeGreaterThanOrEqual(0);
    }
  }
});

test.each([
  ['2026-01-01', '2026-02-04', undefined],
  ['2026-01-01', '2026-02-05', { field: 'to', reason: 'too_long' }],
  ['2026-01-02', '2026-01-01', { field: 'to', reason: 'before_from' }],
  ['2024-12-31', '2025-01-01', { field: 'from', reason: 'not_kept' }],
  ['', '2025-01-01', { field: 'from', reason: 'unfit' }],
  ['2025-01-01', '2025-02-30', { field: 'to', reason: 'unfit' }],
  ['2025-01-01', '9999-12-31', { field: 'to', reason: 'unfit' }],
])('from %s to %s: what is wrong is said at its field', (from, to, problem) => {
  expect(findDaysProblem({ from, to }, '2025-01-01')).toEqual(problem);
});
