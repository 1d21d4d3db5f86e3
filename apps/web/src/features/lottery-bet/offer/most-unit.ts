import type { PricedPlay } from '@palpite/lottery/play.ts';
import type { Selection } from '@palpite/lottery/selection.ts';
import { roomFault } from './room-fault.ts';
import type { Room } from './use-room.ts';

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
