import type { HomeRail } from '@palpite/contract/face.ts';
import { type WinnerPeriod, winnerList } from '@palpite/contract/winner.ts';
import { callQuery } from '../../lib/calls.ts';
import type { Services } from '../../lib/services.ts';
import {
  chosenGamesQuery,
  gamesQuery,
  hotGamesQuery,
  lanesQuery,
  menuQuery,
} from '../../parts/catalogue/catalogue-queries.ts';
import { newestAnnouncementQuery } from '../../parts/talk/announcement-queries.ts';

/** Games in one row. */
export const RAIL_SIZE = 18;

/** Rows that every reader has the same games in, so that a page's first may be one of them. */
export type FirstRow = Extract<HomeRail, 'chosen' | 'hot'>;

/** The row that the server renders with its games: the first such one in the brand's order. */
export const firstRow = (rails: readonly HomeRail[]): FirstRow | undefined =>
  rails.find((rail) => rail === 'chosen' || rail === 'hot');

export const firstQuery = (services: Services, row: FirstRow) =>
  row === 'chosen' ? chosenGamesQuery(services) : hotGamesQuery(services);

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
 * Whether there is a win at all: a page that knows of none has a line in the place of a board. What was won is left to the
 * browser, which asks when the row comes near.
 */
async function loadNoWins(services: Services): Promise<void> {
  const { queryClient, boot } = services;
  const { winners, homeRails } = boot.status.settings;
  if (!winners || !homeRails.includes('winners')) return;
  const queries = [winnersQuery(services, 'week'), winnersQuery(services, 'month')];
  await Promise.all(queries.map((query) => queryClient.prefetchQuery(query)));
  const boards = queries.map(({ queryKey }) => queryClient.getQueryData(queryKey));
  if (boards.every((board) => board?.list.length === 0)) return;
  for (const { queryKey } of queries) queryClient.removeQueries({ queryKey, exact: true });
}

/**
 * What the server renders of home: banners and the first rows. The rows below load when they come near, so that the
 * page stays small for phones. Never fails: the browser retries a row that could not be loaded.
 */
export async function loadHome(services: Services): Promise<void> {
  const { queryClient, boot } = services;
  const first = firstRow(boot.status.settings.homeRails);
  const asked = Promise.all([
    queryClient.prefetchQuery(menuQuery(services, 'home')),
    queryClient.prefetchQuery(lanesQuery(services)),
    queryClient.prefetchQuery(newestAnnouncementQuery(services)),
    ...(first === undefined ? [] : [queryClient.prefetchQuery(firstQuery(services, first))]),
    ...(import.meta.env.SSR ? [loadNoWins(services)] : []),
  ]);
  // In the browser the rows' placeholders show while this loads.
  if (import.meta.env.SSR) await asked;
}
