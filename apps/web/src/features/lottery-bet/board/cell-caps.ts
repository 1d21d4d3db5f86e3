import { cappedWins, mostUnitMinor } from '@palpite/lottery/caps.ts';
import { areaSymbols } from '@palpite/lottery/reading.ts';
import { createContext, useContext } from 'react';
import { keyOf } from './cell-key.ts';
import type { LotteryOffer, OfferedPlay } from './offer.ts';

/** How much a cell's number still takes, where it is near its cap. */
export interface CellCap {
  /** Not even the least price of a unit. */
  readonly isFull: boolean;
  /** The highest price of a unit, as it is shown. */
  readonly most: string;
}

export type CellCaps = ReadonlyMap<string, CellCap>;

/** Of the cells of the board, by their keys; cells with room have none. */
export const CellCapsContext = createContext<CellCaps>(new Map());

export const useCellCap = (pick: string): CellCap | undefined =>
  useContext(CellCapsContext).get(pick);

/**
 * @param room what may still be won on numbers, by the names of `cappedWins`
 * @param shown an amount in minor units, as it is shown
 */
export function cellCaps(
  { limits }: LotteryOffer,
  { row }: OfferedPlay,
  room: ReadonlyMap<string, bigint>,
  shown: (minor: bigint) => string,
): CellCaps {
  const caps = new Map<string, CellCap>();
  if (room.size === 0) return caps;
  const least = BigInt(limits.leastUnitMinor);
  for (const [area, symbols] of areaSymbols(row).entries()) {
    for (const symbol of symbols) {
      const areas = [...Array.from({ length: area }, () => []), [symbol]];
      const [win] = cappedWins(row, { areas }) ?? [];
      const left = win && room.get(win.name);
      if (win === undefined || left === undefined) continue;
      const most = mostUnitMinor(row, win.tier, left);
      caps.set(keyOf(area, symbol), { isFull: most < least, most: shown(most) });
    }
  }
  return caps;
}
