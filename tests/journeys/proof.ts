/** Whether proofs run whole (`npm run prove`); `npm test` takes samples of them. */
export const PROVE = process.env.PROVE === '1';

/** The whole list where proofs run whole; else one in `every`, beginning with the one at `from`. */
export function sampled<T>(whole: readonly T[], every: number, from = 0): readonly T[] {
  return PROVE ? whole : whole.filter((_, at) => at % every === from % every);
}

/** The tag of journeys that `npm test` walks too: one or more of each file. The others are walked by `npm run prove`. */
export const SAMPLE = '@sample';
