import { expect, test } from 'vitest';
import { rowsOf, withUnsteady } from './unsteady.ts';

const head =
  '# Unsteady tests\n\n| Day | Suite | File | What failed |\n| --- | --- | --- | --- |\n';
const late = {
  suite: 'web',
  file: 'apps/web/src/a.test.tsx',
  failure: 'opens: late | 5 at it (/home/me/a.ts:3)\nmore',
};

test('a file that passed alone is listed with its day and its reason, in one row', () => {
  const list = withUnsteady(head, [late], '2026-11-28');
  expect(list).toBe(
    `${head}| 2026-11-28 | web | \`apps/web/src/a.test.tsx\` | opens: late / 5 |\n`,
  );
  expect(rowsOf(list)).toHaveLength(1);
});

test('a file that comes again keeps one row, with its latest day', () => {
  const before = withUnsteady(head, [late, { ...late, file: 'b.test.ts' }], '2026-11-28');
  const after = withUnsteady(before, [late], '2026-11-30');
  expect(rowsOf(after).map((row) => row.slice(2, 12))).toEqual(['2026-11-28', '2026-11-30']);
});
