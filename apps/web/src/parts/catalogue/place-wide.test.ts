import type { Game } from '@palpite/contract/game.ts';
import { expect, test } from 'vitest';
import { placeWide, tileAtCell } from './place-wide.ts';

const game = (nodeId: number, featured: boolean) =>
  ({ nodeId: String(nodeId), ...(featured ? { widePicture: {} } : {}) }) as Game;
const listOf = (count: number, featured: readonly number[]) =>
  Array.from({ length: count }, (_, each) => game(each, featured.includes(each)));

/** As the style sheet lays them out: a tile that does not fit in its row begins the next one. */
function gapsIn(columns: number, tiles: number, wide: readonly number[]) {
  const starts: number[] = [];
  let cell = 0;
  let gaps = 0;
  for (let tile = 0; tile < tiles; tile += 1) {
    const span = wide.includes(tile) ? 2 : 1;
    if ((cell % columns) + span > columns) {
      gaps += 1;
      cell += 1;
    }
    starts.push(cell);
    cell += span;
  }
  return { gaps, starts };
}

test('a grid with wide tiles has no gap at any number of columns, and each row begins with the tile that is counted', () => {
  for (const featured of [[], [0], [5], [0, 30], [7, 8], [3, 20, 41], [50]]) {
    const { games, wide } = placeWide(listOf(84, featured), 42);
    for (const columns of [2, 3, 4, 5, 6, 7]) {
      const { gaps, starts } = gapsIn(columns, games.length, wide);
      expect(gaps, `${columns} columns, ${featured}`).toBe(0);
      for (let row = 0; row * columns < starts.length; row += 1) {
        const tile = tileAtCell(row * columns, wide);
        expect(starts[tile], `row ${row} of ${columns}`).toBe(row * columns);
      }
    }
  }
});

test('no game is lost or shown twice, and those that are not wide keep their order', () => {
  const listed = listOf(84, [3, 20, 41]);
  const { games, wide } = placeWide(listed, 42);
  expect(new Set(games)).toEqual(new Set(listed));
  expect(wide.map((place) => games[place]?.nodeId)).toEqual(['3']);
  const rest = games
    .filter((_, place) => !wide.includes(place))
    .map(({ nodeId }) => Number(nodeId));
  expect(rest).toEqual(rest.toSorted((a, b) => a - b));
});

test('a list of any length keeps each of its games, whichever are featured', () => {
  for (const count of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 84]) {
    for (const featured of [[], [0], [count - 1], [0, 1], [0, count - 1], [2, 3, 4]]) {
      const listed = listOf(count, featured);
      const { games, wide } = placeWide(listed, 42);
      const codes = games.map(({ nodeId }) => Number(nodeId));
      expect(
        codes.toSorted((a, b) => a - b),
        `${count} games, ${featured}`,
      ).toEqual(listed.map((_, each) => each));
      for (const columns of [2, 3, 4, 5, 6, 7]) {
        expect(gapsIn(columns, games.length, wide).gaps, `${count} games, ${featured}`).toBe(0);
      }
    }
  }
});

test('what a longer list adds moves nothing that is there', () => {
  const short = placeWide(listOf(42, [3, 20]), 42);
  const long = placeWide(listOf(126, [3, 20, 60, 90]), 42);
  expect(long.games.slice(0, 42).map(({ nodeId }) => nodeId)).toEqual(
    short.games.map(({ nodeId }) => nodeId),
  );
  expect(long.wide).toEqual(short.wide);
});

test('a short list has one wide tile, or none where nothing is featured', () => {
  expect(placeWide(listOf(4, [2, 3]), 42).wide).toEqual([0]);
  expect(placeWide(listOf(4, []), 42).wide).toEqual([]);
});
