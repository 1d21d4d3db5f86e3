/** Draws by the million, read by hand: what each kind of bet wins, counted without the rows' own matcher. */
import type { RandomSource } from '@palpite/domain/random-words.ts';
import { seeded } from './rows.ts';

/** A draw as its readers see it; the same object for each draw, so that ten million of them make no garbage. */
export interface Machine<Drawn> {
  readonly drawn: Drawn;
  next(random: RandomSource): void;
}
/** The wins of one bet in a draw; one that takes a second draw is of a play at two stations. */
export type Reader<Drawn> = (draw: Drawn, other: Drawn) => number;
/** One for each `code bet tier` of a table of plays. */
export type Readers<Drawn> = Readonly<Record<string, Reader<Drawn>>>;

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
/** So many draws in a row; between them a test's process says that it lives. */
const AT_ONCE = 100_000;

/**
 * Draws so many times, an even number, and reads each draw with each reader; two draws that follow each other are two
 * stations.
 */
export async function countDraws<Drawn>(
  name: string,
  draws: number,
  machineOf: () => Machine<Drawn>,
  readers: Readers<Drawn>,
): Promise<Count[]> {
  const random = seeded(`many draws of ${name}`, 65_536);
  const [first, second] = [machineOf(), machineOf()];
  const all = Object.entries(readers).map(([each, read]) => tallyOf(each, read));
  for (let draw = 0; draw < draws; draw += 2) {
    first.next(random);
    second.next(random);
    for (const counter of all) counter.read(first.drawn, second.drawn);
    if (draw % AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return all.map((counter) => counter.counted());
}

/** What one reader has counted so far. */
function tallyOf<Drawn>(name: string, read: Reader<Drawn>) {
  const isOfTwo = read.length > 1;
  let [count, sum, squares, most] = [0, 0, 0, 0];
  const add = (wins: number) => {
    count += 1;
    sum += wins;
    squares += wins * wins;
    if (wins > most) most = wins;
  };
  return {
    read(one: Drawn, other: Drawn) {
      add(read(one, other));
      if (!isOfTwo) add(read(other, one));
    },
    counted(): Count {
      const mean = sum / count;
      const deviation = Math.sqrt(Math.max(0, squares / count - mean ** 2) / count);
      return { name, mean, within: ERRORS * deviation + (ERRORS ** 2 * Math.max(1, most)) / count };
    },
  };
}
