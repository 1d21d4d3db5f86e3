import { cappedWins, mostUnitMinor } from '@palpite/lottery/caps.ts';
import { areaSymbols } from '@palpite/lottery/reading.ts';
import type { LotteryOffer, OfferedPlay } from '../offer/offer.ts';
import type { CellCap, CellCaps } from './cell-caps.ts';
import { keyOf } from './cell-key.ts';

/**
 * The caps of a board's cells.
 * @param room what may still be won on numbers, by the names of `cappedWins`
 * @param shown an amount in minor units, as it is said, and in short
 */
export function cellCaps(
  { limits }: LotteryOffer,
  { row }: OfferedPlay,
  room: ReadonlyMap<string, bigint>,
  shown: (minor: bigint) => Pick<CellCap, 'most' | 'short'>,
): CellCaps {
  const caps = new Map<string, CellCap>();
  const least = BigInt(limits.leastUnitMinor);
  for (const [area, symbols] of areaSymbols(row).entries()) {
    for (const symbol of symbols) {
      const areas = [...Array.from({ length: area }, () => []), [symbol]];
      const [win] = cappedWins(row, { areas }) ?? [];
      const left = win && room.get(win.name);
      if (win === undefined || left === undefined) continue;
      const most = mostUnitMinor(row, win.tier, left);
      caps.set(keyOf(area, symbol), { isFull: most < least, ...shown(most) });
    }
  }
  return caps;
}
