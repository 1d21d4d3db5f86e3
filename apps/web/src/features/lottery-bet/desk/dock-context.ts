import { createContext, useContext } from 'react';
import type { Spoken } from '../../../parts/bet/announcer.tsx';
import type { Desk } from '../board/desk.ts';
import type { Slip } from '../lines/slip.ts';
import type { SlipLine } from '../lines/slip-line.ts';
import type { LotteryOffer, OfferedPlay } from '../offer/offer.ts';
import type { Sale } from '../offer/use-sale.ts';

/** What is on the board, and where it goes. */
export interface DockProps {
  game: LotteryOffer;
  /** At the level. */
  play: OfferedPlay;
  /** The plays on the board, at the level. */
  parts: readonly OfferedPlay[];
  level: number;
  onLevel: (level: number) => void;
  desk: Desk;
  slip: Slip;
  sale: Sale;
  spoken: Spoken;
  onBetNow: (lines: readonly SlipLine[]) => void;
  onOpenSlip: () => void;
}

/** Of the dock alone: around a part whose code has not come, a context that changes would take the server's HTML away. */
export const DockContext = createContext<DockProps | null>(null);

export function useDock(): DockProps {
  const dock = useContext(DockContext);
  if (dock === null) throw new Error('useDock is for the parts of the dock');
  return dock;
}
