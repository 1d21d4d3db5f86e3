/** Sets of symbols that a button takes at once, and how many a random pick takes. */
import {
  DOUBLES,
  digitSet,
  doubleSet,
  FAMILIES,
  familySet,
  PARITY_PAIRS,
  pairSet,
  SIZE_PAIRS,
  ZODIAC,
  zodiacSet,
} from '@palpite/lottery/number-sets.ts';
import type { UnpricedPlay } from '@palpite/lottery/play.ts';
import { quickPick } from '@palpite/lottery/quick-pick.ts';
import { areaSymbols } from '@palpite/lottery/reading.ts';
import { mostTickets } from '@palpite/lottery/typed.ts';
import { boardOf } from './board-of.ts';
import { keyOf } from './cell-key.ts';
import type { NamedSet } from './quick-names.ts';

export interface QuickSet {
  /** Of all sets of a play. */
  readonly code: string;
  /** Keys of cells. */
  readonly keys: readonly string[];
  readonly name:
    | { readonly named: NamedSet }
    | { readonly of: 'sum' | 'touch' | 'tail' | 'family'; readonly digits: string };
}
export type SetGroup = 'forms' | 'sums' | 'zodiac' | 'tails' | 'touches' | 'families' | 'pairs';
export type QuickSets = Readonly<Record<SetGroup, readonly QuickSet[]>>;

const HALVES = ['all', 'big', 'small', 'odd', 'even'] as const;
const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);

/** Choices of so few are tiles with names, not values of a scale. */
const isScale = (symbols: readonly string[]) => symbols.every((symbol) => /^\d+$/.test(symbol));

const keysOf = (taken: readonly string[]) => taken.map((symbol) => keyOf(0, symbol));
const named = (code: NamedSet, taken: readonly string[]): QuickSet => ({
  code,
  keys: keysOf(taken),
  name: { named: code },
});
const ofDigits = (
  of: 'sum' | 'touch' | 'tail' | 'family',
  digits: string,
  taken: readonly string[],
): QuickSet => ({ code: `${of}-${digits}`, keys: keysOf(taken), name: { of, digits } });
const ofEachDigit = (of: 'sum' | 'touch' | 'tail') =>
  DIGITS.map((digit) => ofDigits(of, String(digit), digitSet(of, digit)));

const NONE: QuickSets = {
  forms: [],
  sums: [],
  zodiac: [],
  tails: [],
  touches: [],
  families: [],
  pairs: [],
};

/** Those of the hundred numbers, made once. */
const HUNDRED: Omit<QuickSets, 'forms'> = {
  sums: ofEachDigit('sum'),
  zodiac: ZODIAC.map((sign) => named(sign, zodiacSet(sign))),
  tails: ofEachDigit('tail'),
  touches: ofEachDigit('touch'),
  families: FAMILIES.map((family) => ofDigits('family', family, familySet(family))),
  pairs: [...PARITY_PAIRS, ...SIZE_PAIRS].map((pair) => named(pair, pairSet(pair))),
};
const HUNDRED_DOUBLES = DOUBLES.map((set) => named(set, doubleSet(set)));

/** The sets of a play, by group; none where each row has its own or choices have names. */
export function quickSets(play: UnpricedPlay): QuickSets {
  const board = boardOf(play);
  const symbols = areaSymbols(play)[0] ?? [];
  if (board === 'rows' || board === 'grid' || board === 'digits' || !isScale(symbols)) return NONE;
  const halves = HALVES.map((code) => named(code, quickPick(symbols, code)));
  if (board !== 'numbers') return { ...NONE, forms: halves };
  return { ...HUNDRED, forms: [...halves, ...HUNDRED_DOUBLES] };
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
