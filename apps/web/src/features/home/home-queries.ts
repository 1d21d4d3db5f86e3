import {
  gamesQuery,
  hotGamesQuery,
  lanesQuery,
  menuQuery,
} from '../../catalogue/catalogue-queries.ts';
import type { Services } from '../../lib/services.ts';

/** Games of one row. */
export const RAIL_SIZE = 18;

export function newestQuery(services: Services) {
  return gamesQuery(services, { sort: 'newest', pageNo: 1, pageSize: RAIL_SIZE });
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
