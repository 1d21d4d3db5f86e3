import type { Offers } from '../board/offer.ts';
import { countLine, levelOf, playAt } from '../counted.ts';
import { useFullText } from '../desk/use-full-text.ts';
import { roomFault } from '../room-fault.ts';
import { type RoomOf, roomKey, useRooms } from '../use-rooms.ts';
import type { Sales } from '../use-sale.ts';
import type { SlipLine } from './slip-line.ts';

/**
 * Lines that are above a cap of their own lottery's draw, by their id, each with the reason in words. Known before
 * anything is placed; the operator decides then.
 */
export function useFullLines(
  offers: Offers,
  sales: Sales,
  lines: readonly SlipLine[],
): ReadonlyMap<string, string> {
  const fullText = useFullText();
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
      const priced = game && playAt(game, line.play, levelOf(game, line));
      if (!room || !game || !found || !priced) return [];
      const fault = roomFault(room, priced.row, found.selection, BigInt(line.unitMinor));
      return fault ? [[line.id, fullText(priced, game.limits, fault)] as const] : [];
    }),
  );
}
