import { MOST_AREA_SYMBOLS, MOST_TICKETS } from '@palpite/contract/lottery-bet.ts';
import { largestWinMinor } from '@palpite/lottery/largest-win.ts';
import type { PricedPlay } from '@palpite/lottery/play.ts';
import { areaSymbols, sequenceOf } from '@palpite/lottery/reading.ts';
import {
  betsOf,
  costMinor,
  EMPTY,
  normalise,
  type Selection,
  takesTickets,
  ticketOf,
} from '@palpite/lottery/selection.ts';

/** The longest bets of a play that a brand sells: as many symbols, bankers and typed bets as its limits let pass. */

export interface SaleLimits {
  readonly unitMinor: bigint;
  readonly mostLineMinor: bigint;
  readonly mostWinMinor: bigint;
}

/** @returns the longest choice; with bankers and typed bets, where the play takes them */
export function longestSelections(row: PricedPlay, limits: SaleLimits): readonly Selection[] {
  const found = [
    longest(row, limits, MOST_AREA_SYMBOLS, (most) => chosen(row, most)),
    row.area.kind === 'pool' && row.area.banker
      ? longest(row, limits, MOST_AREA_SYMBOLS, (most) => withBankers(row, most))
      : undefined,
    takesTickets(row)
      ? longest(row, limits, MOST_TICKETS, (most) => ({ ...EMPTY, tickets: typed(row, most) }))
      : undefined,
  ];
  return found.filter((selection) => selection !== undefined);
}

/** The longest selection of up to `most` symbols that is sold, but for a tenth. */
function longest(
  row: PricedPlay,
  limits: SaleLimits,
  most: number,
  make: (size: number) => Selection,
): Selection | undefined {
  for (let size = most; size >= 1; size = Math.min(size - 1, Math.floor(size * 0.9))) {
    const selection = normalise(row, make(size));
    if (!('fault' in selection) && isSold(row, limits, selection)) return selection;
  }
  return undefined;
}

const isSold = (row: PricedPlay, limits: SaleLimits, selection: Selection): boolean =>
  betsOf(row, selection) > 0n &&
  costMinor(row, selection, limits.unitMinor) <= limits.mostLineMinor &&
  largestWinMinor(row, selection, limits.unitMinor) <= limits.mostWinMinor;

const chosen = (row: PricedPlay, most: number): Selection => ({
  ...EMPTY,
  areas: areaSymbols(row).map((symbols) => symbols.slice(0, most)),
});

/** All bankers that fit, and the rest of the choice. */
function withBankers(row: PricedPlay, most: number): Selection {
  const [symbols = []] = areaSymbols(row);
  const bankers = row.area.kind === 'pool' ? row.area.choose - 1 : 0;
  return {
    ...EMPTY,
    bankers: symbols.slice(0, bankers),
    areas: [symbols.slice(bankers, bankers + most)],
  };
}

/** Typed bets in the order of their digits, each once. */
function typed(row: PricedPlay, most: number): string[] {
  const { rule } = row;
  const size = rule.kind === 'exact' || rule.kind === 'group' ? rule.window.length : 0;
  const { low, high } = sequenceOf(row);
  const symbols = high - low + 1;
  const found = new Set<string>();
  for (let at = 0; at < symbols ** size && found.size < most; at += 1) {
    const text = Array.from({ length: size }, (_, place) =>
      String(low + (Math.floor(at / symbols ** place) % symbols)).padStart(
        String(high).length,
        '0',
      ),
    ).join('');
    const ticket = ticketOf(row, text);
    if (ticket !== undefined) found.add(ticket);
  }
  return [...found];
}
