import { type WinnerPeriod, winnerList } from '@palpite/contract/winner.ts';
import {
  gamesQuery,
  hotGamesQuery,
  lanesQuery,
  menuQuery,
} from '../../parts/catalogue/catalogue-queries.ts';
import { callQuery } from '../../lib/calls.ts';
import type { Services } from '../../lib/services.ts';

/** Games of one row. */
export const RAIL_SIZE = 18;

export function newestQuery(services: Services) {
  return gamesQuery(services, { sort: 'newest', pageNo: 1, pageSize: RAIL_SIZE });
}

/** The operator reads a board anew twice a minute. */
const WINNERS_STALE_MILLISECONDS = 60_000;

/** The largest payouts of a period. */
export function winnersQuery(services: Services, period: WinnerPeriod) {
  return {
    ...callQuery(services, winnerList, { query: { period } }),
    staleTime: WINNERS_STALE_MILLISECONDS,
  };
}

/**
 * What the server draws of home: banners, the first rows. The rows below ask for themselves when they come
 * near, so that the page that a phone must read stays small. Never fails: a row that could not be loaded asks again
 * in the browser.
 */
export async function loadHome(services: Services): Promise<void> {
  const { queryClient } = services;
  const asked = Promise.all([
    queryClient.prefetchQuery(menuQuery(services, 'home')),
    queryClient.prefetchQuery(lanesQuery(services)),
    queryClient.prefetchQuery(hotGamesQuery(services)),
  ]);
  // In the browser the rows' own places stand there meanwhile.
  if (import.meta.env.SSR) await asked;
}
