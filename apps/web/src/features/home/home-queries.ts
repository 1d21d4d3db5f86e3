import { type WinnerPeriod, winnerList } from '@palpite/contract/winner.ts';
import {
  gamesQuery,
  hotGamesQuery,
  lanesQuery,
  menuQuery,
} from '../../parts/catalogue/catalogue-queries.ts';
import { callQuery } from '../../lib/calls.ts';
import type { Services } from '../../lib/services.ts';

/** Games in one row. */
export const RAIL_SIZE = 18;

export function newestQuery(services: Services) {
  return gamesQuery(services, { sort: 'newest', pageNo: 1, pageSize: RAIL_SIZE });
}

/** Games in the panel next to a stage. */
export const PANEL_SIZE = 4;

export function panelQuery(services: Services) {
  return gamesQuery(services, { sort: 'newest', pageNo: 1, pageSize: PANEL_SIZE });
}

/** The operator refreshes a board twice a minute. */
const WINNERS_STALE_MILLISECONDS = 60_000;

/** The largest payouts of a period. */
export function winnersQuery(services: Services, period: WinnerPeriod) {
  return {
    ...callQuery(services, winnerList, { query: { period } }),
    staleTime: WINNERS_STALE_MILLISECONDS,
  };
}

/**
 * What the server renders of home: banners and the first rows. The rows below load when they come near, so that the
 * page stays small for phones. Never fails: the browser retries a row that could not be loaded.
 */
export async function loadHome(services: Services): Promise<void> {
  const { queryClient } = services;
  const asked = Promise.all([
    queryClient.prefetchQuery(menuQuery(services, 'home')),
    queryClient.prefetchQuery(lanesQuery(services)),
    queryClient.prefetchQuery(hotGamesQuery(services)),
  ]);
  // In the browser the rows' placeholders show while this loads.
  if (import.meta.env.SSR) await asked;
}
