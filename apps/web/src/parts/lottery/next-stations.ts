import type { LotteryGame } from '@palpite/contract/game.ts';

/** The stations of a region that are drawn next: those of the first hour for which any is on sale. */
export function nextStations(games: readonly LotteryGame[]): readonly LotteryGame[] {
  const hours = games.flatMap(({ nextDraw }) => nextDraw?.drawsAt ?? []);
  const first = hours.toSorted()[0];
  return games.filter(({ nextDraw }) => nextDraw !== null && nextDraw.drawsAt === first);
}

/** The stations that are drawn with this one, it among them; with those of the next draw, where it is not on sale. */
export function stationsOfDay(
  games: readonly LotteryGame[],
  gameCode: string,
): readonly LotteryGame[] {
  const own = games.find((game) => game.gameCode === gameCode)?.nextDraw;
  const next = nextStations(games);
  return games.filter(
    (game) =>
      game.gameCode === gameCode ||
      (own ? game.nextDraw?.numero === own.numero : next.includes(game)),
  );
}

/**
 * The other stations of a game's region, each with the close of its issue of that number; null where it has none, or none
 * that takes bets. Undefined while the menu is of another issue of the game.
 */
export function otherStations(
  groups: readonly { readonly gameMenus: readonly LotteryGame[] }[],
  gameCode: string,
  numero: string,
) {
  const isOwn = (game: LotteryGame) => game.gameCode === gameCode;
  const region = groups.find(({ gameMenus }) => gameMenus.some(isOwn))?.gameMenus ?? [];
  if (region.find(isOwn)?.nextDraw?.numero !== numero) return undefined;
  return region
    .filter((game) => !isOwn(game))
    .map(({ gameCode: code, gameName, nextDraw, maintenance }) => ({
      gameCode: code,
      gameName,
      closesAt: nextDraw?.numero === numero && !maintenance ? nextDraw.closesAt : null,
    }));
}
