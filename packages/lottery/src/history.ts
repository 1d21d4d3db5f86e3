/** How the past draws of a game are counted: which places of a draw alone, and whether all of them together. */
import { numbersOf, type Shape, symbolsOf } from './games.ts';
import { type ChiSquare, chiSquare } from './statistics.ts';

/** A draw that has more places than this is no sequence that anyone bets on. */
const MOST_PLACES = 10;

/** How many places of a draw can be counted alone: of Vietnam's table the special prize, or each of a sequence. */
export function placesOf(shape: Shape): number {
  if (shape.kind === 'table') return 1;
  return shape.length > MOST_PLACES ? 0 : shape.length;
}

/** Whether counting all places together says anything: of a draw that shows every symbol it does not. */
export const countsTogether = (shape: Shape): boolean =>
  shape.kind === 'table' || shape.repeats || shape.length < symbolsOf(shape).length;

/** What is counted: the symbols of a sequence, or the last two digits of a table's numbers. */
export const countedSymbols = (shape: Shape): string[] =>
  shape.kind === 'table' ? numbersOf(2) : symbolsOf(shape);

/** Parts of a draw that are counted apart: its places, of a table the special prize and all others. */
export const partsOf = (shape: Shape): number =>
  shape.kind === 'table' ? 2 : Math.max(1, placesOf(shape));

/** So often the symbol came in that part, from 1. */
export interface PartCount {
  readonly part: number;
  readonly symbol: string;
  readonly times: number;
}

export interface PlaceCount {
  /** From 1; null for all places together. */
  readonly place: number | null;
  /** Of each symbol, in their order. */
  readonly times: readonly number[];
  readonly chi: ChiSquare;
}

export interface History {
  readonly drawCount: number;
  readonly places: readonly PlaceCount[];
}

/** The counts of many draws, each with Pearson's chi-square, from how often each symbol came in each part. */
export function historyOf(shape: Shape, counts: readonly PartCount[]): History {
  const symbols = countedSymbols(shape);
  const timesIn = (isCounted: (part: number) => boolean) => {
    const times = new Map<string, number>();
    for (const { part, symbol, times: more } of counts) {
      if (isCounted(part)) times.set(symbol, (times.get(symbol) ?? 0) + more);
    }
    return symbols.map((symbol) => times.get(symbol) ?? 0);
  };
  // Drawn together without repeats they vary less.
  const perDraw = shape.kind === 'sequence' && !shape.repeats ? shape.length : 1;
  const all = timesIn(() => true);
  const together: PlaceCount = { place: null, times: all, chi: chiSquare(all, perDraw) };
  const alone = Array.from({ length: placesOf(shape) }, (_, at): PlaceCount => {
    const times = timesIn((part) => part === at + 1);
    return { place: at + 1, times, chi: chiSquare(times) };
  });
  const first = timesIn((part) => part === 1).reduce((sum, times) => sum + times, 0);
  return {
    drawCount: partsOf(shape) === 1 && shape.kind === 'sequence' ? first / shape.length : first,
    places: [...(countsTogether(shape) ? [together] : []), ...alone],
  };
}
