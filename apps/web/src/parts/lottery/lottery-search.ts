import type { LotteryGame } from '@palpite/contract/game.ts';
import { oneOf, shortText } from '../../lib/search-value.ts';

export const PRIZE_MODES = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
export type PrizeMode = (typeof PRIZE_MODES)[number];

/** What `/lottery`, `/vnlottery` and `/elott` carry: without a game they show the hall. */
export interface LotterySearch {
  gameCode?: string | undefined;
  /** The play that the betting view opens with. */
  playType?: string | undefined;
  prizeMode?: PrizeMode | undefined;
  /** What of the game is shown; without it, its betting view. */
  view?: 'results' | 'proof' | undefined;
  /** The issue whose result or proof is shown. */
  numero?: string | undefined;
}

export function validateLotterySearch(search: Record<string, unknown>): LotterySearch {
  return {
    gameCode: shortText(search.gameCode, 40, /^[a-z0-9-]+$/),
    playType: shortText(search.playType, 40, /^[A-Za-z0-9.-]+$/),
    prizeMode: oneOf(search.prizeMode, PRIZE_MODES),
    view: oneOf(search.view, ['results', 'proof']),
    numero: shortText(search.numero, 20, /^\d+$/),
  };
}

type Named = Pick<LotteryGame, 'gameCode' | 'accountTypeName' | 'defaultPlayType'>;

/** Where a lottery is opened: its screen, with its code and the play that it begins with where it has one. */
export function lotteryTarget({ gameCode, accountTypeName, defaultPlayType }: Named) {
  const search: LotterySearch = { gameCode, playType: defaultPlayType ?? undefined };
  return { to: SCREENS[accountTypeName], search };
}

/** The screen of each type of lottery account (spec: game launch). */
const SCREENS = {
  TCG_SEA: '/vnlottery',
  TCG_LOTTO_VN: '/vnlottery',
  LOTT: '/lottery',
  ELOTT: '/elott',
  SEAMLESS: '/lottery',
} as const satisfies Record<LotteryGame['accountTypeName'], string>;
export type LotteryPath = (typeof SCREENS)[keyof typeof SCREENS];
