import type { Place } from '../board/desk.ts';
import type { LotteryOffer, OfferedPlay } from '../offer/offer.ts';
import { type Room, roomKey, useRooms } from '../offer/use-rooms.ts';
import type { Sale } from '../offer/use-sale.ts';

/** What another station of the draw still takes on the board's numbers. */
export interface OtherRoom {
  readonly gameName: string;
  readonly room: Room;
}

/** Of the stations beside the board's own at which its numbers are bet too. */
export function useOtherRooms(
  { gameCode: own, stations = [] }: LotteryOffer,
  { row }: OfferedPlay,
  { issue }: Sale,
  places: readonly Place[],
): readonly OtherRoom[] {
  const others = issue ? places.filter(({ gameCode }) => gameCode !== own) : [];
  const of = others.map(({ gameCode }) => ({
    gameCode,
    // The stations of a draw name it alike.
    numero: issue?.numero ?? '',
    play: row.code,
  }));
  const rooms = useRooms(of);
  return of.flatMap((each) => {
    const room = rooms.get(roomKey(each));
    const station = stations.find(({ gameCode }) => gameCode === each.gameCode);
    return room && station ? [{ gameName: station.gameName, room }] : [];
  });
}
