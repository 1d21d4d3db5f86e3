import type { DeskState, Place } from '../board/desk.ts';
import { keptSelection, type SlipLine } from '../lines/slip-line.ts';
import { hasStations, type LotteryOffer, type OfferedPlay } from '../offer/offer.ts';
import type { DeskCount } from './use-desk-count.ts';

/**
 * The board's lottery with the stations chosen that this issue has; none while a play at two lacks its second, or while it
 * is not known which of the chosen ones this issue has.
 */
export function placesOf(
  game: LotteryOffer,
  { row }: OfferedPlay,
  { seconds, also, editing }: DeskState,
): readonly Place[] {
  const { gameCode, stations = [] } = game;
  const open = (chosen: readonly string[]) =>
    stations.filter((one) => one.closesAt !== null && chosen.includes(one.gameCode));
  if (row.stations === 2) {
    return open(seconds).map((second) => ({ gameCode, secondGameCode: second.gameCode }));
  }
  if (editing !== null || also.length === 0 || !hasStations(game)) return [{ gameCode }];
  if (!game.stations) return [];
  const others = open(also);
  return [{ gameCode }, ...others.map((other) => ({ gameCode: other.gameCode }))];
}

interface LinesOf {
  readonly play: OfferedPlay;
  readonly level: number;
  readonly places: readonly Place[];
  readonly count: DeskCount;
  /** The first of them takes its place. */
  readonly editing: SlipLine | null;
}

/** The lines that the board makes, one for each place; none while it cannot be placed. */
export function deskLines({ play, level, places, count, editing }: LinesOf): readonly SlipLine[] {
  const { counted, unitMinor, fault } = count;
  if (!counted || unitMinor === null || fault !== undefined) return [];
  const line = {
    play: play.row.code,
    selection: keptSelection(counted.selection),
    unitMinor: String(unitMinor),
    ...(play.takesLevel ? { prizeLevel: level } : {}),
  };
  return places.map((place, at) => ({
    ...line,
    ...place,
    id: (at === 0 ? editing?.id : undefined) ?? crypto.randomUUID(),
  }));
}
