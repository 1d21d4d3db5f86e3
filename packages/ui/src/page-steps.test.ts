import { expect, test } from 'vitest';
import { pageSteps } from './page-steps.ts';

const shown = (page: number, totalPages: number) =>
  pageSteps(page, totalPages)
    .map((step) => step.page ?? '…')
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 10, '1 2 3 … 10'],
  [2, 10, '1 2 3 … 10'],
  [3, 10, '1 2 3 4 … 10'],
  [4, 10, '1 2 3 4 5 … 10'],
  [5, 10, '1 … 4 5 6 … 10'],
  [8, 10, '1 … 7 8 9 10'],
  [10, 10, '1 … 8 9 10'],
  [36, 72, '1 … 35 36 37 … 72'],
])('[SHELL-16] page %i of %i offers %s', (page, totalPages, row) => {
  expect(shown(page, totalPages)).toBe(row);
});

test('[SHELL-16] every page is reachable in a step or two of the row, and none twice', () => {
  for (let page = 1; page <= 30; page += 1) {
    const numbers = pageSteps(page, 30).flatMap((step) => step.page ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(numbers).toContain(page);
    expect(numbers).toContain(1);
    expect(numbers).toContain(30);
    expect(numbers).toContain(Math.max(1, page - 1));
    expect(numbers).toContain(Math.min(30, page + 1));
  }
});
