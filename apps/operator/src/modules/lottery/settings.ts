import type { DrandSettings } from './drand/drand.ts';
import type { ResultSource } from './results/official-results.ts';

/** The settings of the lotteries. */
export interface LotterySettings {
  /** Where the numbers of official draws come from; the sandbox by default. */
  readonly lotteryResults?: ResultSource | undefined;
  /** The public randomness that draws from a seed are mixed with; none by default. */
  readonly lotteryDrand?: DrandSettings | undefined;
}
