import type { LotteryGame } from '@palpite/contract/game.ts';
import { nextStations } from '../../parts/lottery/next-stations.ts';

/** The stations of a region as its card shows them. */
export interface RegionRows {
  /** Their bets are closed, their numbers awaited. */
  readonly waiting: readonly LotteryGame[];
  /** Of the next draw that takes bets. */
  readonly next: readonly LotteryGame[];
  /** The first of them that is not under maintenance; the first where all are. */
  readonly first: LotteryGame | undefined;
  /** Of the region's last day that has numbers. */
  readonly drawn: readonly LotteryGame[];
  readonly others: readonly LotteryGame[];
}

/** Told from the menu alone, so the server draws the same. */
export function regionRows(games: readonly LotteryGame[]): RegionRows {
  const waiting = games.filter(({ awaiting }) => awaiting !== null);
  const next = nextStations(games).filter((game) => !waiting.includes(game));
  const days = games.flatMap(({ lastDraw }) => lastDraw?.numero ?? []);
  const lastDay = days.toSorted().at(-1);
  const drawn = games.filter(({ lastDraw }) => lastDraw !== null && lastDraw.numero === lastDay);
  const shown = new Set([...waiting, ...next, ...drawn]);
  const first = next.find(({ maintenance }) => !maintenance) ?? next[0];
  return { waiting, next, first, drawn, others: games.filter((game) => !shown.has(game)) };
}
