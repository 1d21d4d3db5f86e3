import { expect, test } from 'vitest';
import { SHAPES } from './games.ts';
import { countsTogether, historyOf, partsOf, placesOf } from './history.ts';

test('of a table the special prize is counted alone and with all others, by the last two digits', () => {
  const shape = SHAPES.north;
  expect([placesOf(shape), partsOf(shape), countsTogether(shape)]).toEqual([1, 2, true]);
  const { drawCount, places } = historyOf(shape, [
    { part: 1, symbol: '81', times: 2 },
    { part: 2, symbol: '81', times: 3 },
    { part: 2, symbol: '00', times: 49 },
  ]);
  expect(drawCount).toBe(2);
  expect(places.map(({ place, times }) => [place, times[0], times[81]])).toEqual([
    [null, 49, 5],
    [1, 0, 2],
  ]);
});

test('each place of a sequence is counted alone; a draw that shows every symbol is not counted together', () => {
  const shape = SHAPES.pk10;
  const counts = Array.from({ length: 10 }, (_, part) =>
    Array.from({ length: 10 }, (__, at) => ({
      part: part + 1,
      symbol: String(at + 1).padStart(2, '0'),
      times: 7,
    })),
  ).flat();
  const { drawCount, places } = historyOf(shape, counts);
  expect(drawCount).toBe(70);
  expect(places.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(places.every(({ chi }) => chi.value === 0 && chi.degrees === 9)).toBe(true);
});

test('twenty balls have no places: all of a draw are counted together, and vary less than independent ones', () => {
  const shape = SHAPES.keno;
  const counts = Array.from({ length: 80 }, (_, at) => ({
    part: 1,
    symbol: String(at + 1).padStart(2, '0'),
    times: at === 0 ? 60 : at === 1 ? 40 : 50,
  }));
  const { drawCount, places } = historyOf(shape, counts);
  expect(drawCount).toBe(200);
  expect(places).toHaveLength(1);
  // 2 × 10² ÷ 50, raised by 79 ÷ 60.
  expect(places[0]?.chi.value).toBeCloseTo((4 * 79) / 60, 10);
});

test('before a first draw nothing is counted', () => {
  const { drawCount, places } = historyOf(SHAPES.k3, []);
  expect(drawCount).toBe(0);
  expect(places[0]).toMatchObject({ place: null, times: [0, 0, 0, 0, 0, 0], chi: { value: 0 } });
});
