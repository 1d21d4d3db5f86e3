import { expect, test } from 'vitest';
import { type ListedFile, linesOf, PARTS, takePart } from './left-out.ts';

const files = Array.from(
  { length: 10 },
  (_, at): ListedFile => ({ suite: 'crash', file: `apps/${at}.crash.test.ts`, tests: at }),
);

test('three turns in a row take every file once, and each names what it leaves out', () => {
  const turns = Array.from({ length: PARTS }, (_, at) => takePart(files, at + 1));
  const taken = turns.flatMap((turn) => turn.taken);
  expect(taken.map(({ file }) => file).toSorted()).toEqual(files.map(({ file }) => file));
  for (const turn of turns) expect([...turn.taken, ...turn.left]).toHaveLength(files.length);
});

test('no part leaves out all', () => {
  expect(takePart(files, 'none')).toEqual({ taken: [], left: files });
});

test('what was left out is said by suite, with its files and their tests', () => {
  const left: ListedFile[] = [
    { suite: 'web', file: 'apps/web/src/failures.test.tsx', tests: 3 },
    { suite: 'journeys', file: 'tests/journeys/fit.spec.ts', tests: 2 },
    { suite: 'journeys', file: 'tests/journeys/tabs.spec.ts', tests: 1 },
  ];
  expect(linesOf(left)).toEqual([
    'left out  web: 3 tests of 1 files: failures 3',
    'left out  journeys: 3 tests of 2 files: fit 2, tabs 1',
  ]);
});
