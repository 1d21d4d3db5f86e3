import { oneOf, shortText, wholeNumber } from '../../lib/search-value.ts';

/** As `@palpite/contract/paging.ts` spells places; by hand, since every page reads its address. */
const PAGE_PLACE = /^(last|(after|before)\.[\w-]+)$/;

export const PRIZE_MODES = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
export type PrizeMode = (typeof PRIZE_MODES)[number];

/** What `/lottery`, `/vnlottery` and `/elott` carry: without a game they show the hall. */
export interface LotterySearch {
  gameCode?: string | undefined;
  /** The play that links of the specification name. */
  playType?: string | undefined;
  prizeMode?: PrizeMode | undefined;
  /** What of the game is shown; without it, its betting view. */
  view?: 'results' | 'proof' | 'bets' | undefined;
  /** Of the member's bets: those of all games, of these the ones not decided or won, or their chases; without it, those of the game. */
  bets?: 'all' | 'open' | 'won' | 'chases' | undefined;
  /** The place of the page of the bets. */
  page?: string | undefined;
  /** The bet whose receipt is shown. */
  order?: string | undefined;
  /** The issue whose result or proof is shown. */
  numero?: string | undefined;
  /** Which place of the draw the statistics count, from 1; without it, all that the game has. */
  place?: number | undefined;
  /** Of the hall's short ways the member's own; without it, what many play. */
  mine?: 'recent' | 'favourites' | undefined;
}

/** What of an address chooses the data and the head of a page of lotteries. */
export type LotteryPart = Pick<LotterySearch, 'gameCode' | 'prizeMode' | 'view' | 'numero'>;

export function lotteryPart(search: LotterySearch): LotteryPart {
  const { gameCode, prizeMode, view, numero } = search;
  return { gameCode, prizeMode, view, numero };
}

export function validateLotterySearch(search: Record<string, unknown>): LotterySearch {
  return {
    gameCode: shortText(search.gameCode, 40, /^[a-z0-9-]+$/),
    playType: shortText(search.playType, 40, /^[A-Za-z0-9.-]+$/),
    prizeMode: oneOf(search.prizeMode, PRIZE_MODES),
    view: oneOf(search.view, ['results', 'proof', 'bets']),
    bets: oneOf(search.bets, ['all', 'open', 'won', 'chases']),
    page: shortText(search.page, 300, PAGE_PLACE),
    order: shortText(search.order, 20, /^B\d+$/),
    numero: shortText(search.numero, 20, /^[\d-]+$/),
    place: wholeNumber(search.place, 1, 10),
    mine: oneOf(search.mine, ['recent', 'favourites']),
  };
}
