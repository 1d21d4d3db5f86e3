import { expect, test } from 'vitest';
import { ShownGames } from './shown-games.ts';

const games = (...ids: number[]) => ids.map((id) => ({ nodeId: String(id) }));
const idsOf = (row: readonly { nodeId: string }[]) => row.map(({ nodeId }) => Number(nodeId));

test('a row has first what no other row shows, each part in its own order', () => {
  const shown = new ShownGames();
  shown.show('hot', games(1, 2, 3, 4, 5, 6, 7, 8));
  expect(idsOf(shown.freshFirst('new', games(8, 2, 9, 1, 10)))).toEqual([8, 9, 10, 2, 1]);
  expect(idsOf(shown.freshFirst('low', games(9, 11, 1, 12)))).toEqual([11, 12, 9, 1]);
});

test('a row that is drawn again is the same row', () => {
  const shown = new ShownGames();
  const row = games(1, 2, 3);
  expect(shown.freshFirst('hot', row)).toEqual(shown.freshFirst('hot', row));
  expect(idsOf(shown.freshFirst('hot', row))).toEqual([1, 2, 3]);
});
