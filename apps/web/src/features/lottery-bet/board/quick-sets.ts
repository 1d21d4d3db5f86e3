/** Sets of symbols that a button takes at once, and how many a random pick takes. */
import type { UnpricedPlay } from '@palpite/lottery/play.ts';
import { areaSymbols } from '@palpite/lottery/reading.ts';
import { mostTickets, type QuickPick, quickPick } from '@palpite/lottery/typed.ts';
import { boardOf } from './board-of.ts';
import { keyOf } from './cell-key.ts';

export type NumberForm = 'doubles' | 'offset-doubles';
export interface QuickSet {
  readonly code: QuickPick | NumberForm | `sum-${number}` | `tail-${number}`;
  /** Keys of cells. */
  readonly keys: readonly string[];
}

const HALVES = ['all', 'big', 'small', 'odd', 'even'] as const;
/** Picks for one row of symbols, which they replace. */
export const ROW_PICKS = [...HALVES, 'none'] as const;
const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);

/** Choices of so few are tiles with names, not values of a scale. */
const isScale = (symbols: readonly string[]) => symbols.every((symbol) => /^\d+$/.test(symbol));

/** The sets of a play, by group; none where each row has its own or choices have names. */
export function quickSets(play: UnpricedPlay): Record<'halves' | 'sums' | 'tails', QuickSet[]> {
  const board = boardOf(play);
  const symbols = areaSymbols(play)[0] ?? [];
  const set = (code: QuickSet['code'], taken: readonly string[]): QuickSet => ({
    code,
    keys: taken.map((symbol) => keyOf(0, symbol)),
  });
  if (board === 'rows' || board === 'digits' || !isScale(symbols)) {
    return { halves: [], sums: [], tails: [] };
  }
  const halves = HALVES.map((code) => set(code, quickPick(symbols, code)));
  if (board !== 'numbers') return { halves, sums: [], tails: [] };
  const having = (takes: (first: number, last: number) => boolean) =>
    symbols.filter((symbol) => takes(Number(symbol[0]), Number(symbol[1])));
  return {
    halves: [
      ...halves,
      set(
        'doubles',
        having((first, last) => first === last),
      ),
      // Kép lệch: digits five apart, as 05, 50, 16.
      set(
        'offset-doubles',
        having((first, last) => Math.abs(first - last) === 5),
      ),
    ],
    sums: DIGITS.map((sum) =>
      set(
        `sum-${sum}`,
        having((first, last) => (first + last) % 10 === sum),
      ),
    ),
    tails: DIGITS.map((tail) =>
      set(
        `tail-${tail}`,
        having((_, last) => last === tail),
      ),
    ),
  };
}

const COUNTS = [1, 3, 5, 10];

/** How many numbers or bets the random picks of a play take; none where choices have names. */
export function randomCounts(play: UnpricedPlay): number[] {
  const { area } = play;
  const symbols = areaSymbols(play)[0] ?? [];
  if (area.kind === 'choices') return isScale(symbols) && symbols.length > 5 ? [1, 3, 5] : [];
  if (area.kind === 'pool' && area.choose > 1) {
    return [0, 1, 2].map((more) => area.choose + more).filter((count) => count <= symbols.length);
  }
  const most =
    area.kind === 'pool'
      ? BigInt(Math.ceil(symbols.length / 2))
      : area.kind === 'positions' && area.join === 'each'
        ? 10n
        : mostTickets(play);
  return COUNTS.filter((count) => BigInt(count) <= most);
}
