import { oneOf, shortText, wholeNumber } from '../../lib/search-value.ts';

export const PRIZE_MODES = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
export type PrizeMode = (typeof PRIZE_MODES)[number];

/** What `/lottery`, `/vnlottery` and `/elott` carry: without a game they show the hall. */
export interface LotterySearch {
  gameCode?: string | undefined;
  /** The play that links of the specification name. */
  playType?: string | undefined;
  prizeMode?: PrizeMode | undefined;
  /** What of the game is shown; without it, its results. */
  view?: 'results' | 'proof' | undefined;
  /** The issue whose result or proof is shown. */
  numero?: string | undefined;
  /** Which place of the draw the statistics count, from 1; without it, all that the game has. */
  place?: number | undefined;
}

export function validateLotterySearch(search: Record<string, unknown>): LotterySearch {
  return {
    gameCode: shortText(search.gameCode, 40, /^[a-z0-9-]+$/),
    playType: shortText(search.playType, 40, /^[A-Za-z0-9.-]+$/),
    prizeMode: oneOf(search.prizeMode, PRIZE_MODES),
    view: oneOf(search.view, ['results', 'proof']),
    numero: shortText(search.numero, 20, /^\d+$/),
    place: wholeNumber(search.place, 1, 10),
  };
}
