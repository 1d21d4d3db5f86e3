import type { LotteryOffer, OfferedPlay, Offers } from '../offer/offer.ts';
import { mostUnitOf, type RoomFault, roomFault } from '../offer/room-fault.ts';
import { useFullText } from '../offer/use-full-text.ts';
import { type RoomOf, roomKey, useRooms } from '../offer/use-rooms.ts';
import type { Sales } from '../offer/use-sale.ts';
import { countLine, levelOf, playAt } from './counted.ts';
import type { SlipLine } from './slip-line.ts';

/** A line that is above a cap of its own lottery's draw. */
export interface FullLine {
  readonly game: LotteryOffer;
  readonly play: OfferedPlay;
  readonly fault: RoomFault;
  /** The highest price of a unit that the draw takes; undefined where it takes none that may be bet. */
  readonly mostMinor: bigint | undefined;
}

/** Lines above a cap, by their id. Known before anything is placed; the operator decides then. */
export function useFull(
  offers: Offers,
  sales: Sales,
  lines: readonly SlipLine[],
): ReadonlyMap<string, FullLine> {
  const placeOf = ({ gameCode, play }: SlipLine): RoomOf | undefined => {
    const numero = sales.get(gameCode)?.issue?.numero;
    return numero === undefined ? undefined : { gameCode, numero, play };
  };
  const of = new Map(
    lines.flatMap((line) => placeOf(line) ?? []).map((one) => [roomKey(one), one]),
  );
  const rooms = useRooms([...of.values()]);
  return new Map(
    lines.flatMap((line) => {
      const place = placeOf(line);
      const game = offers.get(line.gameCode);
      const room = place && rooms.get(roomKey(place));
      const found = game && countLine(game, line);
      const play = game && playAt(game, line.play, levelOf(game, line));
      if (!room || !game || !found || !play) return [];
      const { selection } = found;
      const asked = { room, limits: game.limits, play: play.row, selection };
      const unitMinor = BigInt(line.unitMinor);
      const fault = roomFault(asked, unitMinor);
      if (!fault) return [];
      const most = mostUnitOf(asked, unitMinor) ?? 0n;
      const mostMinor = most < BigInt(game.limits.leastUnitMinor) ? undefined : most;
      return [[line.id, { game, play, fault, mostMinor }] as const];
    }),
  );
}

/** The same with the reason of each in words. */
export function useFullLines(...asked: Parameters<typeof useFull>): ReadonlyMap<string, string> {
  const fullText = useFullText();
  const full = useFull(...asked);
  return new Map(
    [...full].map(([id, { game, play, fault }]) => [id, fullText(play, game.limits, fault)]),
  );
}
