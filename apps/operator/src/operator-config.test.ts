import { readFile } from 'node:fs/promises';
import { endpoints } from '@palpite/contract';
import { eachEndpoint } from '@palpite/contract/endpoint-tree.ts';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS, THROTTLES } from './operator-config.ts';

test('the page for operators lists every number with its default, and no other', async () => {
  const path = new URL('../../../docs/operator/configuration.md', import.meta.url);
  const page = await readFile(path, 'utf8');
  const [, numbers = ''] = page.split(/^## Numbers$/m);
  const [table = ''] = numbers.split(/^## /m);
  const rows = [...table.matchAll(/^\| `(\w+)` *\| *(\d+) *\| *\S/gm)];
  expect(Object.fromEntries(rows.map(([, name, value]) => [name, Number(value)]))).toEqual(
    DEFAULT_LIMITS,
  );
});

test('every class of calls is counted by one throttle, and no two throttles share counters', () => {
  const classes = eachEndpoint(endpoints).map(({ endpoint }) => endpoint.throttle);
  const used = new Set(classes.filter((calls) => calls !== 'general'));
  const counted = THROTTLES.flatMap(({ calls }) => calls ?? []);
  expect(counted.toSorted()).toEqual([...used].toSorted());
  expect(new Set(THROTTLES.map(({ name }) => name)).size).toBe(THROTTLES.length);
});
