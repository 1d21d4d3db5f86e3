/** What a bet of each Keno play wins, counted off the twenty balls. */
import { symbolsOf } from '../games.ts';
import type { Reader, Readers } from './many-draws.ts';

const PICKS = symbolsOf({ kind: 'sequence', length: 0, low: 1, high: 80, repeats: false }).filter(
  (_, at) => at % 8 === 3,
);
const once = (right: boolean) => (right ? 1 : 0);
const count = (draw: readonly string[], counts: (ball: number) => boolean) =>
  draw.reduce((found, ball) => found + once(counts(Number(ball))), 0);
const sum = (draw: readonly string[]) => draw.reduce((total, ball) => total + Number(ball), 0);
const hits =
  (picks: number, right: number): Reader =>
  (draw) =>
    once(
      draw.filter((ball) => PICKS.indexOf(ball) >= 0 && PICKS.indexOf(ball) < picks).length ===
        right,
    );
/** Ten of the twenty, more of them or fewer. */
const balance = (
  play: string,
  [more, fewer]: [string, string],
  counts: (ball: number) => boolean,
) => ({
  [`${play} ${more} ${more}`]: (draw: readonly string[]) => once(count(draw, counts) > 10),
  [`${play} equal equal`]: (draw: readonly string[]) => once(count(draw, counts) === 10),
  [`${play} ${fewer} ${fewer}`]: (draw: readonly string[]) => once(count(draw, counts) < 10),
});

export const KENO_READERS: Readers = {
  ...Object.fromEntries(PICKS.map((_, at) => [`all-${at + 1}  ${at + 1}`, hits(at + 1, at + 1)])),
  ...Object.fromEntries([3, 4, 5].map((right) => [`pick-5  ${right}`, hits(5, right)])),
  ...Object.fromEntries(
    [0, 5, 6, 7, 8, 9, 10].map((right) => [`pick-10  ${right}`, hits(10, right)]),
  ),
  'sum-size over over': (draw) => once(sum(draw) > 810),
  'sum-size equal equal': (draw) => once(sum(draw) === 810),
  'sum-size under under': (draw) => once(sum(draw) < 810),
  'sum-parity odd odd': (draw) => once(sum(draw) % 2 === 1),
  'sum-parity even even': (draw) => once(sum(draw) % 2 === 0),
  ...balance('up-down', ['up', 'down'], (ball) => ball <= 40),
  ...balance('odd-even', ['odd', 'even'], (ball) => ball % 2 === 1),
};
