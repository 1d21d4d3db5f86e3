/** What a bet of each Keno play wins, counted off the twenty balls. */
import { SHAPES } from '../games.ts';
import { fastDraw } from './fast-draw.ts';
import type { Machine, Reader, Readers } from './many-draws.ts';

export interface Balls {
  /** How many of the first so many picks came. */
  readonly hits: Uint8Array;
  sum: number;
  low: number;
  odd: number;
}

const HIGHEST = 80;
/** Every eighth ball, from 4. */
const PICKS = Array.from({ length: 10 }, (_, at) => 4 + at * 8);

export function kenoMachine(): Machine<Balls> {
  const draw = fastDraw(SHAPES.keno);
  const came = new Uint8Array(HIGHEST + 1);
  const drawn: Balls = { hits: new Uint8Array(PICKS.length + 1), sum: 0, low: 0, odd: 0 };
  return {
    drawn,
    next(random) {
      draw.next(random);
      came.fill(0);
      drawn.sum = 0;
      drawn.low = 0;
      drawn.odd = 0;
      for (const ball of draw.numbers) {
        came[ball] = 1;
        drawn.sum += ball;
        if (ball <= HIGHEST / 2) drawn.low += 1;
        if (ball % 2 === 1) drawn.odd += 1;
      }
      for (let at = 0; at < PICKS.length; at += 1) {
        drawn.hits[at + 1] = (drawn.hits[at] ?? 0) + (came[PICKS[at] ?? 0] ?? 0);
      }
    },
  };
}

const once = (right: boolean) => (right ? 1 : 0);
const hits =
  (picks: number, right: number): Reader<Balls> =>
  (draw) =>
    once(draw.hits[picks] === right);
/** Ten of the twenty, more of them or fewer. */
const balance = (
  play: string,
  [more, fewer]: [string, string],
  of: 'low' | 'odd',
): Readers<Balls> => ({
  [`${play} ${more} ${more}`]: (draw) => once(draw[of] > 10),
  [`${play} equal equal`]: (draw) => once(draw[of] === 10),
  [`${play} ${fewer} ${fewer}`]: (draw) => once(draw[of] < 10),
});

export const KENO_READERS: Readers<Balls> = {
  ...Object.fromEntries(PICKS.map((_, at) => [`all-${at + 1}  ${at + 1}`, hits(at + 1, at + 1)])),
  ...Object.fromEntries([3, 4, 5].map((right) => [`pick-5  ${right}`, hits(5, right)])),
  ...Object.fromEntries(
    [0, 5, 6, 7, 8, 9, 10].map((right) => [`pick-10  ${right}`, hits(10, right)]),
  ),
  'sum-size over over': ({ sum }) => once(sum > 810),
  'sum-size equal equal': ({ sum }) => once(sum === 810),
  'sum-size under under': ({ sum }) => once(sum < 810),
  'sum-parity odd odd': ({ sum }) => once(sum % 2 === 1),
  'sum-parity even even': ({ sum }) => once(sum % 2 === 0),
  ...balance('up-down', ['up', 'down'], 'low'),
  ...balance('odd-even', ['odd', 'even'], 'odd'),
};
