/** Draws by the million, read by hand: what each kind of bet wins, counted without the rows' own matcher. */
import { type Kind, SHAPES } from '../games.ts';
import { drawNumbers } from '../proof.ts';
import { seeded } from './rows.ts';

/** The wins of one bet in a draw; one that takes a second draw is of a play at two stations. */
export type Reader = (draw: readonly string[], other: readonly string[]) => number;
/** One for each `code bet tier` of a table of plays. */
export type Readers = Readonly<Record<string, Reader>>;

export interface Count {
  readonly name: string;
  readonly mean: number;
  /** What is inside the interval around the true mean in 99 % of all runs, for all readers together. */
  readonly within: number;
}

/**
 * Bernstein's bound, which holds for rare wins as for common ones: a win as rare as one in nine million has no bell curve
 * in ten million draws. 3.9 standard errors are 99 % for a hundred readers together (Bonferroni).
 */
const ERRORS = 3.9;

/** Draws so many times, an even number, and reads each draw with each reader; two draws that follow each other are two stations. */
export function countDraws(kind: Kind, draws: number, readers: Readers): Count[] {
  const random = seeded(`many draws of ${kind}`, 65_536);
  const all = Object.entries(readers).map(([name, read]) => ({
    name,
    read,
    sum: 0,
    squares: 0,
    most: 0,
  }));
  for (let draw = 0; draw < draws; draw += 2) {
    const first = drawNumbers(SHAPES[kind], random);
    const second = drawNumbers(SHAPES[kind], random);
    for (const counter of all) {
      const { read } = counter;
      const won = read.length > 1 ? [read(first, second)] : [read(first, []), read(second, [])];
      for (const wins of won) {
        counter.sum += wins;
        counter.squares += wins ** 2;
        counter.most = Math.max(counter.most, wins);
      }
    }
  }
  return all.map(({ name, read, sum, squares, most }) => {
    const count = read.length > 1 ? draws / 2 : draws;
    const mean = sum / count;
    const deviation = Math.sqrt(Math.max(0, squares / count - mean ** 2) / count);
    return { name, mean, within: ERRORS * deviation + (ERRORS ** 2 * Math.max(1, most)) / count };
  });
}
