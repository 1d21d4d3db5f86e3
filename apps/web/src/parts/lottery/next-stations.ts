import type { LotteryGame } from '@palpite/contract/game.ts';

/** The stations of a region that are drawn next: those of the first hour for which any is on sale. */
export function nextStations(games: readonly LotteryGame[]): readonly LotteryGame[] {
  const hours = games.flatMap(({ nextDraw }) => nextDraw?.drawsAt ?? []);
  const first = hours.toSorted()[0];
  return games.filter(({ nextDraw }) => nextDraw !== null && nextDraw.drawsAt === first);
}
