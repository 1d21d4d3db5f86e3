import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from './config.ts';

test('the page for operators lists every number with its default, and no other', async () => {
  const path = new URL('../../../../docs/operator/configuration.md', import.meta.url);
  const page = await readFile(path, 'utf8');
  const [, numbers = ''] = page.split(/^## Numbers$/m);
  const [table = ''] = numbers.split(/^## /m);
  const rows = [...table.matchAll(/^\| `(\w+)` *\| *(\d+) *\| *\S/gm)];
  expect(Object.fromEntries(rows.map(([, name, value]) => [name, Number(value)]))).toEqual(
    DEFAULT_LIMITS,
  );
});
