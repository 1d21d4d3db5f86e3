import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { historyPage, type Kept, PAGE, readHistory } from './history.ts';

const machine = { system: 'linux x64', processor: 'A', cores: 2, memoryGigabytes: 24, node: 'v24' };
const run = (day: number, value: number, bound?: number): Kept => ({
  part: 'home',
  title: 'Home',
  at: `2026-11-0${day}T10:00:00.000Z`,
  commit: `abc${day}`,
  machine,
  figures: [{ what: 'LCP', value, unit: 's', ...(bound === undefined ? {} : { bound }) }],
});

test('the page has the last runs of a part next to each other, with the bound of the newest', () => {
  const page = historyPage([1, 2, 3, 4, 5, 6].map((day) => run(day, day, day === 6 ? 3 : 9)));
  expect(page).toContain(
    '| Figure | Bound | 2026-11-02 `abc2` | 2026-11-03 `abc3` | 2026-11-04 `abc4` | 2026-11-05 `abc5` | 2026-11-06 `abc6` |',
  );
  expect(page).toContain('| LCP | 3 s | 2 s | 3 s | 4 s | 5 s | 6 s |');
});

test('a figure that an older run does not have is left empty there', () => {
  const older = { ...run(1, 1), figures: [{ what: 'TBT', value: 2, unit: 'ms' }] };
  expect(historyPage([older, run(2, 4)])).toContain('| LCP |  |  | 4 s |');
});

test('the page in the documentation is that of the history', async () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(historyPage(await readHistory()));
});
