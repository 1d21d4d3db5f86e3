import { notFound } from '@tanstack/react-router';
import type { Page } from '../../lib/page.ts';
import type { Services } from '../../lib/services.ts';
import {
  isNoLottery,
  lotteryGameQuery,
  lotteryMenuQuery,
  openDrawsQuery,
  popularLotteriesQuery,
  vietnamMenuQuery,
} from '../../parts/lottery/lottery-queries.ts';
import type { LotteryPart, PrizeMode } from '../../parts/lottery/lottery-search.ts';
import type { LotteryPath } from '../../parts/lottery/lottery-target.ts';
import { hallPage, lotteryPage } from './lottery-page-head.ts';
import { statisticsQuery } from './statistics-query.ts';
import { waysQuery } from './ways-query.ts';

/** The menu of a hall: Vietnam's own, the electronic lotteries', or that of a prize mode. */
export function hallQuery(services: Services, path: LotteryPath, prizeMode?: PrizeMode) {
  if (path === '/vnlottery') return vietnamMenuQuery(services);
  return lotteryMenuQuery(services, prizeMode ?? (path === '/elott' ? 'Elott' : 'Lott'));
}

/** Whose popular lotteries a hall shows: those of its own menu, or all. */
export function popularMode(path: LotteryPath, prizeMode?: PrizeMode): PrizeMode | undefined {
  return prizeMode ?? (path === '/elott' ? 'Elott' : undefined);
}

/**
 * The menu, or the game that the address names. Issues are asked for by the browser alone: their countdown is of the
 * moment. The screens retry what could not be loaded.
 * @returns the page's head
 * @throws the router's "not found" when there is no lottery of that code
 */
export async function loadHall(
  services: Services,
  path: LotteryPath,
  search: LotteryPart,
): Promise<Page> {
  const { queryClient } = services;
  const { gameCode, prizeMode, view } = search;
  if (gameCode === undefined) {
    const asked = Promise.all([
      queryClient.prefetchQuery(hallQuery(services, path, prizeMode)),
      queryClient.prefetchQuery(popularLotteriesQuery(services, popularMode(path, prizeMode))),
    ]);
    if (import.meta.env.SSR) await asked;
    // Comes with the menu; where it does not, the page says so.
    else void import('./hall-screen.tsx').catch(() => undefined);
    return hallPage(services, path);
  }
  const query = lotteryGameQuery(services, gameCode);
  await queryClient.prefetchQuery(query);
  if (isNoLottery(queryClient.getQueryState(query.queryKey)?.error)) throw notFound();
  const game = queryClient.getQueryData(query.queryKey);
  if (game && view === 'results') {
    const asked = Promise.all([
      queryClient.prefetchQuery(openDrawsQuery(services, game)),
      queryClient.prefetchQuery(statisticsQuery(services, gameCode)),
      queryClient.prefetchQuery(waysQuery(services, game.gameGroupCode)),
    ]);
    if (import.meta.env.SSR) await asked;
  }
  return game ? lotteryPage(services, game, search) : hallPage(services, path);
}
