import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  COLUMNS,
  type Column,
  type Costs,
  compareCosts,
  medianCosts,
  readTable,
  writeTable,
} from './page-costs.ts';
import { PAGE_KINDS } from './page-kinds.ts';

/** Each column at 100, but for those named. */
const costs = (more: Partial<Costs> = {}): Costs => ({
  ...(Object.fromEntries(Object.keys(COLUMNS).map((column) => [column, 100])) as Costs),
  ...more,
});
const compare = (figures: Partial<Costs>, line: Partial<Costs> = {}) =>
  compareCosts('hall', costs(figures), { hall: costs(line) });

test('a page may exceed its line by five in a hundred; above that it is red, with page, column, figure and bound', () => {
  expect(compare({ updated: 105 })).toEqual({ over: [], under: [] });
  expect(compare({ updated: 106, scripts: 107 }).over).toEqual([
    'hall, scripts: 107, at most 105 (100 in the table)',
    'hall, updated: 106, at most 105 (100 in the table)',
  ]);
});

test('of commits ten in a hundred more are allowed', () => {
  expect(compare({ commits: 110 })).toEqual({ over: [], under: [] });
  expect(compare({ commits: 111 }).over).toHaveLength(1);
});

test('where a figure is small, two more are allowed and three are not', () => {
  expect(compare({ scripts: 2 }, { scripts: 0 }).over).toEqual([]);
  expect(compare({ scripts: 3 }, { scripts: 0 }).over).toHaveLength(1);
  expect(compare({ scripts: 12 }, { scripts: 10 }).over).toEqual([]);
  expect(compare({ scripts: 13 }, { scripts: 10 }).over).toHaveLength(1);
});

test('one dialog that opens itself, one more formatter and one component that renders on a page that is still are too many', () => {
  for (const column of ['dialogs', 'idle'] as const satisfies readonly Column[]) {
    expect(compare({ [column]: 0 }, { [column]: 0 }).over).toEqual([]);
    expect(compare({ [column]: 1 }, { [column]: 0 }).over).toHaveLength(1);
  }
  expect(compare({ dialogs: 2 }, { dialogs: 1 }).over).toHaveLength(1);
  expect(compare({ formats: 12 }, { formats: 11 }).over).toHaveLength(1);
  expect(compare({ idle: 8 }, { idle: 6 }).over).toEqual([]);
});

test('what has become much lower is said and is not red', () => {
  expect(compare({ requests: 94 })).toEqual({
    over: [],
    under: ['hall, requests: 94, 100 in the table'],
  });
  expect(compare({ requests: 95 }).under).toEqual([]);
});

test('a page without a line in the table is red', () => {
  expect(compareCosts('hall', costs(), {}).over).toEqual(['hall: has no line in the table']);
});

test('of several visits the middle counts, column by column', () => {
  const visits = [
    { commits: 43, formats: 1 },
    { commits: 45, formats: 9 },
    { commits: 41, formats: 2 },
  ];
  expect(medianCosts(visits.map(costs))).toEqual(costs({ commits: 43, formats: 2 }));
});

test('a table is read as it was written; one of other columns or without a figure is refused', () => {
  const table = { hall: costs({ dialogs: 0 }), 'betting view': costs({ formats: 1_234 }) };
  const text = writeTable(table);
  expect(readTable(text)).toEqual(table);
  expect(() => readTable(text.replace('| commits', '| comments'))).toThrow('needs the columns');
  expect(() => readTable(text.replace('1234', 'many'))).toThrow('the line of betting view needs');
});

test('the table in the documents has a line for each kind of page, in their order', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/page-costs.md'), 'utf8');
  const table = readTable(text);
  expect(Object.keys(table)).toEqual(PAGE_KINDS.map(({ name }) => name));
  expect(text).toBe(writeTable(table));
});
