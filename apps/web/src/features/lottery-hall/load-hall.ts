import { notFound } from '@tanstack/react-router';
import type { Services } from '../../lib/services.ts';
import {
  isNoLottery,
  lotteryGameQuery,
  lotteryMenuQuery,
  openDrawsQuery,
  popularLotteriesQuery,
  vietnamMenuQuery,
} from '../../parts/lottery/lottery-queries.ts';
import type { LotterySearch, PrizeMode } from '../../parts/lottery/lottery-search.ts';
import type { LotteryPath } from '../../parts/lottery/lottery-target.ts';
import { statisticsQuery } from './statistics-query.ts';
import { waysQuery } from './ways-query.ts';

/** What the head of a lottery's page needs. */
export interface LotteryLoaded {
  gameName?: string | undefined;
}

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
 * @throws the router's "not found" when there is no lottery of that code
 */
export async function loadHall(
  services: Services,
  path: LotteryPath,
  { gameCode, prizeMode, view }: Pick<LotterySearch, 'gameCode' | 'prizeMode' | 'view'>,
): Promise<LotteryLoaded> {
  const { queryClient } = services;
  if (gameCode === undefined) {
    const asked = Promise.all([
      queryClient.prefetchQuery(hallQuery(services, path, prizeMode)),
      queryClient.prefetchQuery(popularLotteriesQuery(services, popularMode(path, prizeMode))),
    ]);
    if (import.meta.env.SSR) await asked;
    // Comes with the menu; where it does not, the page says so.
    else void import('./hall-screen.tsx').catch(() => undefined);
    return {};
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
  return { gameName: game?.gameName };
}
