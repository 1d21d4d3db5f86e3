import type { LotteryGame } from '@palpite/contract/game.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/services.ts';
import { useLotteryFavourites } from '../../../parts/lottery/lottery-favourites.ts';
import {
  isVietnam,
  lotteryMenuQuery,
  vietnamMenuQuery,
} from '../../../parts/lottery/lottery-queries.ts';
import { nextStations, stationsOfDay } from '../../../parts/lottery/next-stations.ts';

/** A group of the list: the games that are drawn next, and those of other days. */
export interface NearGames {
  readonly code: string;
  readonly name: string;
  readonly next: readonly LotteryGame[];
  readonly later: readonly LotteryGame[];
}

/**
 * All lotteries by group, the open one's own region or family whole: of the others of the fast ones the fastest.
 * @returns null until they are known
 */
export function useNearGames(gameCode: string) {
  const services = useServices();
  const vietnam = useQuery(vietnamMenuQuery(services));
  const fast = useQuery(lotteryMenuQuery(services, 'Elott'));
  const marked = useLotteryFavourites();
  // Not one above the other: what came last would move what is read already.
  if (vietnam.isPending || fast.isPending) return null;
  const groups = [...(vietnam.data?.gameMenus ?? []), ...(fast.data?.gameMenus ?? [])];
  const all = groups.flatMap(({ gameMenus }) => gameMenus);
  return {
    favourites: marked.flatMap((code) => all.find((game) => game.gameCode === code) ?? []),
    groups: groups
      .filter(({ gameMenus }) => gameMenus.length > 0)
      .map((group) => nearOf(group, gameCode)),
  };
}

interface MenuGroup {
  readonly gameGroupCode: string;
  readonly labelName: string;
  readonly gameMenus: readonly LotteryGame[];
}

function nearOf(
  { gameGroupCode: code, labelName: name, gameMenus }: MenuGroup,
  gameCode: string,
): NearGames {
  const hasOpen = gameMenus.some((game) => game.gameCode === gameCode);
  if (!isVietnam(code)) {
    return { code, name, next: hasOpen ? gameMenus : gameMenus.slice(0, 1), later: [] };
  }
  const drawnNext = nextStations(gameMenus);
  // Of the open one's region also those of its own day: a station of another day is no further away from its neighbours.
  const ofDay = hasOpen ? stationsOfDay(gameMenus, gameCode) : [];
  const next = gameMenus.filter((game) => drawnNext.includes(game) || ofDay.includes(game));
  return { code, name, next, later: gameMenus.filter((game) => !next.includes(game)) };
}
