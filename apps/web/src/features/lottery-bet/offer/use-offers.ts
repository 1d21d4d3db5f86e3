import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../../lib/services.ts';
import { useAnswers } from '../../../lib/use-answers.ts';
import { lotteryGameQuery, vietnamMenuQuery } from '../../../parts/lottery/lottery-queries.ts';
import { otherStations } from '../../../parts/lottery/next-stations.ts';
import { hasStations, type LotteryOffer, type Offers } from './offer.ts';
import type { Sales } from './use-sale.ts';

const MENU_BEHIND_MILLISECONDS = 5_000;

/**
 * The lotteries of the board, of the slip and of what was sent of it, each with its plays at the levels that are in use and
 * with the other stations of its draw.
 * @param own the board's
 * @param needs what lines need, as `needsOf` says it, and the level of the board
 */
export function useOffers(own: LotteryOffer, needs: string, sales: Sales): Offers {
  const asked = useMemo(() => [...new Set(needs.split(' '))].map(readNeed), [needs]);
  const games = useGames(own, asked);
  const levels = useLevels(games, asked);
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

interface Need {
  readonly gameCode: string;
  /** Undefined for the highest. */
  readonly level: number | undefined;
}

function readNeed(text: string): Need {
  const [gameCode = '', level] = text.split(':');
  return { gameCode, level: level === undefined ? undefined : Number(level) };
}

function useGames(own: LotteryOffer, asked: readonly Need[]): readonly LotteryOffer[] {
  const services = useServices();
  const codes = new Set(asked.map(({ gameCode }) => gameCode));
  const others = [...codes].filter((code) => code !== '' && code !== own.gameCode);
  const found = useAnswers(others.map((code) => lotteryGameQuery(services, code)));
  return useMemo(() => [own, ...found.flatMap(({ data }) => data ?? [])], [own, found]);
}

/** Of each lottery, its plays at other levels than the highest. */
function useLevels(games: readonly LotteryOffer[], asked: readonly Need[]) {
  const services = useServices();
  const wanted = asked.flatMap(({ gameCode, level }) => {
    const game = games.find((one) => one.gameCode === gameCode);
    const isOther =
      level !== game?.prizeLevel &&
      game?.prizeLevels.some(({ prizeLevel }) => prizeLevel === level) === true;
    return isOther ? [{ gameCode, level }] : [];
  });
  const answers = useAnswers(
    wanted.map(({ gameCode, level }) => lotteryGameQuery(services, gameCode, level)),
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
