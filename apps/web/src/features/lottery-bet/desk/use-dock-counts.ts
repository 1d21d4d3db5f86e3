import { type DeskState, type Place, selectionOn } from '../board/desk.ts';
import { isEmpty } from '../board/selection-moves.ts';
import type { OfferedPlay } from '../offer/offer.ts';
import { NO_ROOM_TOLD, roomKey, useRooms } from '../offer/use-rooms.ts';
import { useDock } from './dock-context.ts';
import { type PlayCount, useDeskCount } from './use-desk-count.ts';
import { useOtherRooms } from './use-other-rooms.ts';

/** What is chosen on the board, by play: those of a shared board that something is chosen in, or else its own play. */
export function useDockCounts(
  state: DeskState,
  places: readonly Place[],
): readonly [PlayCount, ...PlayCount[]] {
  const { game, play, parts, level, sale } = useDock();
  const numero = sale.issue?.numero;
  const asked = parts.map(({ row }) => ({
    gameCode: game.gameCode,
    numero: numero ?? '',
    play: row.code,
  }));
  const rooms = useRooms(numero === undefined ? [] : asked);
  const otherRooms = useOtherRooms(game, play, sale, places);
  const countOf = useDeskCount(game);
  const counted = (one: OfferedPlay): PlayCount => {
    const room = rooms.get(
      roomKey({ gameCode: game.gameCode, numero: numero ?? '', play: one.row.code }),
    );
    return {
      play: one,
      count: countOf(one, {
        ...state,
        selection: selectionOn(state, one.row.code),
        level,
        places: places.length,
        room: room ?? NO_ROOM_TOLD,
        otherRooms,
      }),
    };
  };
  const [first = play, ...others] = parts.filter(
    ({ row }) => !isEmpty(selectionOn(state, row.code)),
  );
  return [counted(first), ...others.map(counted)];
}
