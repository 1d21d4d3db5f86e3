import { msg } from '@lingui/core/macro';
import { gameListForVisitor } from '@palpite/contract/catalogue.ts';
import type { Page } from '../../lib/page.ts';
import type { Services } from '../../lib/services.ts';
import { searchQuery } from '../../parts/catalogue/search-query.ts';
import { filterOf, filtersQuery, pagesQuery } from './lobby-queries.ts';
import { asLobby, type ResultsSearch } from './results-search.ts';

/** The games of every category that a text finds, the best match first; without a text the whole catalogue. */
export const resultsQuery = (services: Services, search: ResultsSearch) =>
  pagesQuery(
    services,
    gameListForVisitor,
    { ...filterOf(undefined, asLobby(search)), sort: search.sort },
    search.pageNo,
  );

/** Loads what the results show; the server waits for it. Never fails: the screen retries. */
export async function loadResults(services: Services, search: ResultsSearch): Promise<Page> {
  const { queryClient, texts } = services;
  const { q, pageNo: number } = search;
  const asked = Promise.all([
    queryClient.prefetchQuery(searchQuery(services, q)),
    queryClient.prefetchQuery(filtersQuery(services, undefined, asLobby(search))),
    queryClient.prefetchInfiniteQuery(resultsQuery(services, search)),
  ]);
  if (import.meta.env.SSR) await asked;
  return {
    title: q === undefined ? msg`Search games` : texts.i18n._(msg`Games for “${q}”`),
    part: number === undefined ? [] : [texts.i18n._(msg`Page ${number}`)],
    description: msg`Search every game by its name, its provider or its theme.`,
    // As many as there are texts to type.
    unlisted: q !== undefined,
    path: q === undefined ? '/search' : `/search?${new URLSearchParams({ q })}`,
  };
}
