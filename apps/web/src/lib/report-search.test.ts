import { expect, test } from 'vitest';
import { readReport, writeReport } from './report-search.ts';
import { validateRootSearch } from './root-search.ts';

test.each([
  [{ from: '2026-11-01', to: '2026-11-30', page: '2' }],
  [{ name: 'Ânima & filhos = 100%' }],
  [{}],
])('a report’s values are read back from the address as they were written: %j', (values) => {
  expect(readReport(writeReport(values))).toEqual(values);
});

test('the address keeps the longest filters in a script of many bytes', () => {
  const values = { game: 'เ'.repeat(60), issue: 'ก'.repeat(64), order: 'ม'.repeat(64) };
  expect(readReport(validateRootSearch({ report: writeReport(values) }).report)).toEqual(values);
});

test('a value that is taken away leaves the address', () => {
  expect(writeReport({ from: undefined, status: '' })).toBeUndefined();
});
