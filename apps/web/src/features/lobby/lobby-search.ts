import {
  GAME_FEATURES,
  type GameFeature,
  LEAST_RETURNS,
  type LeastReturn,
  NEW_WITHIN,
  VOLATILITIES,
  type Volatility,
} from '@palpite/domain';
import { oneOf, shortText, wholeNumber } from '../../lib/search-value.ts';

/** The orders of a lobby; without one the operator's own. */
export const LOBBY_SORTS = ['popular', 'newest', 'name'] as const;

/** The member's own games, which a lobby shows in place of its category's. */
export const MINE = ['favourites', 'recent'] as const;
export type Mine = (typeof MINE)[number];

/** What narrows and orders a list of games, as its address has it. */
export interface Narrowing {
  theme?: string | undefined;
  feature?: GameFeature | undefined;
  class?: string | undefined;
  volatility?: Volatility | undefined;
  /** Shows games whose theoretical return is at least this, in percent. */
  minReturn?: LeastReturn | undefined;
  /** Shows games whose smallest stake is at most this, in minor units. */
  minBet?: number | undefined;
  sort?: (typeof LOBBY_SORTS)[number] | undefined;
}

/** The state of a lobby in its address; invalid values are left out. */
export interface LobbySearch extends Narrowing {
  /** Code of the vendor whose tab is open; without it all are shown. */
  page?: string | undefined;
  mine?: Mine | undefined;
  pageNo?: number | undefined;
  /** Shows games that came within so many days. */
  newWithin?: (typeof NEW_WITHIN)[number] | undefined;
  /** Code of one of the brand's collections. */
  collection?: string | undefined;
  name?: string | undefined;
}

export function validateNarrowing(search: Record<string, unknown>): Narrowing {
  return {
    theme: shortText(search.theme, 64),
    feature: oneOf(search.feature, GAME_FEATURES),
    class: shortText(search.class, 64),
    volatility: oneOf(search.volatility, VOLATILITIES),
    // A whole number of percent reads as a number.
    minReturn: oneOf(shortText(search.minReturn, 4), LEAST_RETURNS),
    minBet: wholeNumber(search.minBet, 1, 999_999_999),
    sort: oneOf(search.sort, LOBBY_SORTS),
  };
}

/** For a lobby route's `validateSearch`. */
export function validateLobbySearch(search: Record<string, unknown>): LobbySearch {
  return {
    page: shortText(search.page, 20, /^[A-Z][A-Z\d_]{1,19}$/),
    mine: oneOf(search.mine, MINE),
    pageNo: wholeNumber(search.pageNo, 2, 10_000),
    ...validateNarrowing(search),
    newWithin: oneOf(shortText(search.newWithin, 2), NEW_WITHIN),
    collection: shortText(search.collection, 24, /^[a-z][a-z\d-]*$/),
    name: shortText(search.name, 60),
  };
}

/** The lobby's own part of an address, without the dialogs that may be over it. */
export function lobbyPart(search: LobbySearch): LobbySearch {
  const { page, mine, pageNo, theme, feature, volatility, minReturn, minBet, name, sort } = search;
  const { newWithin, collection } = search;
  const shown = { page, mine, pageNo, collection, class: search.class, minBet, name, sort };
  return { ...shown, theme, feature, volatility, minReturn, newWithin };
}
