import { cappedWins, mostUnitMinor, WHOLE_PLAY } from '@palpite/lottery/caps.ts';
import { largestWinMinor } from '@palpite/lottery/largest-win.ts';
import type { PricedPlay } from '@palpite/lottery/play.ts';
import type { Selection } from '@palpite/lottery/selection.ts';
import type { Room } from './use-rooms.ts';

/** A number, or the whole play, that takes less than was asked for. */
export interface RoomFault {
  /** Null for the whole play. */
  readonly name: string | null;
  /** The highest price of a unit that it takes; 0 where that is not known. */
  readonly mostMinor: bigint;
}

/** Where a selection is above a cap, as far as the room says; the operator decides when it is placed. */
export function roomFault(
  room: Room,
  play: PricedPlay,
  selection: Selection,
  unitMinor: bigint,
): RoomFault | undefined {
  if (room.size === 0) return undefined;
  const wins = cappedWins(play, selection);
  if (wins === undefined) {
    const left = room.get(WHOLE_PLAY);
    const isOver = left !== undefined && largestWinMinor(play, selection, unitMinor) > left;
    return isOver ? { name: null, mostMinor: 0n } : undefined;
  }
  for (const { name, tier } of wins) {
    const left = room.get(name);
    const mostMinor = left === undefined ? unitMinor : mostUnitMinor(play, tier, left);
    if (mostMinor < unitMinor) return { name, mostMinor };
  }
  return undefined;
}

/** The highest price of a unit with which a selection is below all caps; undefined where none is known. */
export function mostUnitOf(
  room: Room,
  play: PricedPlay,
  selection: Selection,
  unitMinor: bigint,
): bigint | undefined {
  let most = unitMinor;
  // Each step is lower: of the numbers of a selection another one may take still less.
  for (;;) {
    const fault = roomFault(room, play, selection, most);
    if (!fault) return most;
    if (fault.mostMinor <= 0n) return undefined;
    most = fault.mostMinor;
  }
}
