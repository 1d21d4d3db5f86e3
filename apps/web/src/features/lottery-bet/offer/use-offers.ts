import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../../lib/services.ts';
import { useAnswers } from '../../../lib/use-answers.ts';
import { lotteryGameQuery, vietnamMenuQuery } from '../../../parts/lottery/lottery-queries.ts';
import { otherStations } from '../../../parts/lottery/next-stations.ts';
import { hasStations, type LotteryOffer, type Offers } from './offer.ts';
import type { Sales } from './use-sale.ts';

const MENU_BEHIND_MILLISECONDS = 5_000;

/** Lotteries, each with the prize levels that its lines name besides the highest. */
export type Needs = ReadonlyMap<string, ReadonlySet<number>>;

/**
 * The lotteries of the board, of the slip and of what was sent of it, each with its plays at the levels that are in use and
 * with the other stations of its draw.
 * @param own the board's
 */
export function useOffers(own: LotteryOffer, needs: Needs, sales: Sales): Offers {
  const games = useGames(own, needs);
  const levels = useLevels(games, needs);
  const menus = useMenus(own, games, sales);
  return useMemo(
    () =>
      new Map(
        games.map((game) => {
          const { gameCode } = game;
          const numero = sales.get(gameCode)?.issue?.numero;
          const stations =
            menus && hasStations(game) && numero !== undefined
              ? otherStations(menus, gameCode, numero)
              : undefined;
          return [gameCode, { ...game, levels: levels.get(gameCode), stations }] as const;
        }),
      ),
    [games, levels, menus, sales],
  );
}

function useGames(own: LotteryOffer, needs: Needs): readonly LotteryOffer[] {
  const services = useServices();
  const others = [...needs.keys()].filter((code) => code !== own.gameCode);
  const found = useAnswers(others.map((code) => lotteryGameQuery(services, code)));
  return useMemo(() => [own, ...found.flatMap(({ data }) => data ?? [])], [own, found]);
}

/** Of each lottery, its plays at other levels than the highest. */
function useLevels(games: readonly LotteryOffer[], needs: Needs) {
  const services = useServices();
  const answers = useAnswers(
    games.flatMap(({ gameCode, prizeLevel: highest, prizeLevels }) =>
      prizeLevels
        .map(({ prizeLevel }) => prizeLevel)
        .filter((level) => level !== highest && needs.get(gameCode)?.has(level))
        .map((level) => lotteryGameQuery(services, gameCode, level)),
    ),
  );
  return useMemo(() => {
    const byGame = new Map<string, Map<number, LotteryOffer['plays']>>();
    for (const { data } of answers) {
      if (!data) continue;
      const ofGame = byGame.get(data.gameCode) ?? new Map<number, LotteryOffer['plays']>();
      byGame.set(data.gameCode, ofGame.set(data.prizeLevel, data.plays));
    }
    return byGame;
  }, [answers]);
}

/** The menu of Vietnam, from which the stations of a draw are read. */
function useMenus(own: LotteryOffer, games: readonly LotteryOffer[], sales: Sales) {
  const numero = sales.get(own.gameCode)?.issue?.numero;
  const { data } = useQuery({
    ...vietnamMenuQuery(useServices()),
    enabled: games.some(hasStations),
    // Just after a close the menu may still name the issue before.
    refetchInterval: ({ state }) =>
      hasStations(own) &&
      numero !== undefined &&
      state.data !== undefined &&
      otherStations(state.data.gameMenus, own.gameCode, numero) === undefined
        ? MENU_BEHIND_MILLISECONDS
        : false,
  });
  return data?.gameMenus;
}
