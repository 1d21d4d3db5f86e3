import type { LotteryOffer, OfferedPlay, Station } from '../board/offer.ts';
import { keptSelection, type SlipLine } from '../slip/slip-line.ts';
import type { DeskState } from './desk.ts';
import type { DeskCount } from './use-desk-count.ts';

/** The chosen stations that this issue has; null where the play is of one station. */
export function secondsOf(
  { stations = [] }: LotteryOffer,
  { row }: OfferedPlay,
  { seconds }: DeskState,
): readonly Station[] | null {
  if (row.stations !== 2) return null;
  return stations.filter(
    ({ gameCode, closesAt }) => closesAt !== null && seconds.includes(gameCode),
  );
}

interface LinesOf {
  readonly play: OfferedPlay;
  readonly level: number;
  readonly seconds: readonly Station[] | null;
  readonly count: DeskCount;
  /** The first of them takes its place. */
  readonly editing: SlipLine | null;
}

/** The lines that the board makes: one, or one for each pair of stations; none while it cannot be placed. */
export function deskLines({ play, level, seconds, count, editing }: LinesOf): readonly SlipLine[] {
  const { counted, unitMinor, fault } = count;
  if (!counted || unitMinor === null || fault !== undefined) return [];
  const line = {
    play: play.row.code,
    selection: keptSelection(counted.selection),
    unitMinor: String(unitMinor),
    ...(play.takesLevel ? { prizeLevel: level } : {}),
  };
  const pairs = seconds ? seconds.map(({ gameCode }) => ({ secondGameCode: gameCode })) : [{}];
  return pairs.map((pair, at) => ({
    ...line,
    ...pair,
    id: (at === 0 ? editing?.id : undefined) ?? crypto.randomUUID(),
  }));
}
