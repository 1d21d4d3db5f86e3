import { cappedWins, mostUnitMinor, WHOLE_PLAY } from '@palpite/lottery/caps.ts';
import { largestWinMinor } from '@palpite/lottery/largest-win.ts';
import { ODDS_SCALE, type PricedPlay } from '@palpite/lottery/play.ts';
import { betsOf, type Selection } from '@palpite/lottery/selection.ts';
import type { LotteryOffer } from './offer.ts';
import type { Room } from './use-rooms.ts';

/** A number, or the whole play, that takes less than was asked for. */
export interface RoomFault {
  /** Null for the whole play. */
  readonly name: string | null;
  /** The highest price of a unit that it takes; 0 where that is not known. */
  readonly mostMinor: bigint;
  /** The cap itself, where it is too low even without other bets; undefined where others have taken of it. */
  readonly capMinor?: bigint;
}

/** What is to be compared with the caps of a draw. */
export interface RoomAsked {
  readonly room: Room;
  readonly limits: Pick<LotteryOffer['limits'], 'numberCapMinor' | 'playCapMinor'>;
  readonly play: PricedPlay;
  readonly selection: Selection;
}

/** Where a selection is above a cap, as far as the room says; the operator decides when it is placed. */
export function roomFault(asked: RoomAsked, unitMinor: bigint): RoomFault | undefined {
  const { room, limits, play, selection } = asked;
  const wins = cappedWins(play, selection);
  if (wins === undefined) return wholeFault(asked, unitMinor);
  const capMinor = BigInt(limits.numberCapMinor);
  for (const { name, tier } of wins) {
    const mostOfCap = mostUnitMinor(play, tier, capMinor);
    if (mostOfCap < unitMinor) return { name, mostMinor: mostOfCap, capMinor };
    const left = room.get(name);
    const mostMinor = left === undefined ? unitMinor : mostUnitMinor(play, tier, left);
    if (mostMinor < unitMinor) return { name, mostMinor };
  }
  return undefined;
}

function wholeFault(
  { room, limits, play, selection }: RoomAsked,
  unitMinor: bigint,
): RoomFault | undefined {
  const capMinor = BigInt(limits.playCapMinor);
  const left = room.get(WHOLE_PLAY);
  if (left === undefined && mostPossible(play, selection, unitMinor) <= capMinor) return undefined;
  const winMinor = largestWinMinor(play, selection, unitMinor);
  if (winMinor > capMinor) {
    return { name: null, mostMinor: (unitMinor * capMinor) / winMinor, capMinor };
  }
  return left !== undefined && winMinor > left ? { name: null, mostMinor: 0n } : undefined;
}

/** No bet is hit more often in one draw. */
const MOST_HITS = 27n;

/** What is never exceeded by the largest win, which takes longer to count: a slip has hundreds of lines. */
function mostPossible(play: PricedPlay, selection: Selection, unitMinor: bigint): bigint {
  const best = BigInt(Math.max(0, ...Object.values(play.odds)));
  return (betsOf(play, selection) * best * unitMinor * MOST_HITS) / ODDS_SCALE;
}

/** The highest price of a unit with which a selection is below all caps; undefined where none is known. */
export function mostUnitOf(asked: RoomAsked, unitMinor: bigint): bigint | undefined {
  let most = unitMinor;
  // Each step is lower: of the numbers of a selection another one may take still less.
  for (;;) {
    const fault = roomFault(asked, most);
    if (!fault) return most;
    if (fault.mostMinor <= 0n) return undefined;
    most = fault.mostMinor;
  }
}
