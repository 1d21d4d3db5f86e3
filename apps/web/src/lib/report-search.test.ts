import { expect, test } from 'vitest';
import { readReport, writeReport } from './report-search.ts';

test.each([
  [{ from: '2026-11-01', to: '2026-11-30', page: '2' }],
  [{ name: 'Ânima & filhos = 100%' }],
  [{}],
])('a report’s values are read back from the address as they were written: %j', (values) => {
  expect(readReport(writeReport(values))).toEqual(values);
});

test('a value that is taken away leaves the address', () => {
  expect(writeReport({ from: undefined, status: '' })).toBeUndefined();
});
