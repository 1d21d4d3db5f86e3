/** Whether proofs run whole (`npm run prove`); `npm test` takes samples of them. */
export const PROVE = process.env.PROVE === '1';

/** The whole list where proofs run whole; otherwise one in `every`, beginning with the one at `from`. */
export function sampled<T>(whole: readonly T[], every: number, from = 0): readonly T[] {
  return PROVE ? whole : whole.filter((_, at) => at % every === from % every);
}

/** The tag of journeys that `npm test` runs too: at least one of each file. `npm run prove` runs the others. */
export const SAMPLE = '@sample';
