import { shortText, wholeNumber } from '../../lib/search-value.ts';
import { type LobbySearch, type Narrowing, validateNarrowing } from './lobby-search.ts';

/** The state of the search results in their address. */
export interface ResultsSearch extends Narrowing {
  /** The text that is searched. */
  q?: string | undefined;
  pageNo?: number | undefined;
}

/** For the route's `validateSearch`. */
export function validateResultsSearch(search: Record<string, unknown>): ResultsSearch {
  return {
    q: shortText(search.q, 60),
    pageNo: wholeNumber(search.pageNo, 2, 10_000),
    ...validateNarrowing(search),
  };
}

/** The results' own part of an address, without the dialogs that may be over it. */
export const resultsPart = (search: ResultsSearch): ResultsSearch => {
  const { q, pageNo, theme, feature, volatility, minReturn, minBet, sort } = search;
  return { q, pageNo, theme, feature, class: search.class, volatility, minReturn, minBet, sort };
};

/** The results as a lobby of every category. */
export const asLobby = ({ q, ...narrowed }: ResultsSearch): LobbySearch => ({
  ...narrowed,
  name: q,
});
