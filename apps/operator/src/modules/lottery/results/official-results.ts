import type { Kind } from '@palpite/lottery/games.ts';

/**
 * Where the numbers of an official draw come from: null while they are not out, `void` if the draw does not take place.
 * @throws Error when the source does not answer as agreed; it is asked again later
 */
export type OfficialResults = (draw: {
  readonly game: string;
  readonly kind: Kind;
  readonly numero: string;
}) => Promise<readonly string[] | 'void' | null>;

/** `sandbox` draws them in place of the stations; `people`: two of the staff enter them. */
export type ResultSource = 'sandbox' | 'people';

export interface ResultsNeeds {
  readonly lotteryResults: ResultSource;
}
