import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether proofs run whole (`npm run prove`); `npm test` takes samples of them. */
export const PROVE = process.env.PROVE === '1';

/** The number of the landing’s turn, which decides what the samples have. */
export const TURN = Number(readFileSync(join(import.meta.dirname, '../../.ci/turn'), 'utf8'));

/** The whole list where proofs run whole; otherwise one in `every`, counted from the one at `from` and the turn. */
export function sampled<T>(whole: readonly T[], every: number, from = 0): readonly T[] {
  return PROVE ? whole : whole.filter((_, at) => at % every === (from + TURN) % every);
}

/** The tag of journeys that `npm test` runs too: at least one of each file. `npm run prove` runs the others. */
export const SAMPLE = '@sample';
