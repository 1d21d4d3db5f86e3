import { shortText, wholeNumber } from '../../lib/search-value.ts';

/** The state of the search results in their address. */
export interface ResultsSearch {
  /** The text that is searched. */
  q?: string | undefined;
  pageNo?: number | undefined;
}

/** For the route's `validateSearch`. */
export function validateResultsSearch(search: Record<string, unknown>): ResultsSearch {
  return { q: shortText(search.q, 60), pageNo: wholeNumber(search.pageNo, 2, 10_000) };
}
