/**
 * Statistics of past draws, for readers who like them; past draws change nothing about the next one. Draws come newest
 * first. Figures are counts; nothing here touches money.
 */
import { tally } from './combinatorics.ts';

export interface NumberHistory {
  readonly number: string;
  /** How often it came, over all draws. */
  readonly times: number;
  /** Draws since it came last: 0 if the newest draw has it, the number of draws if none has. */
  readonly overdue: number;
  /** The longest run of draws without it. */
  readonly longestGap: number;
}

/** Frequency and overdue of each number; `draws` are the numbers that each draw shows. */
export function numberHistory(
  numbers: readonly string[],
  draws: readonly (readonly string[])[],
): NumberHistory[] {
  const times = tally(draws.flat());
  const sets = draws.map((draw) => new Set(draw));
  return numbers.map((number) => {
    const first = sets.findIndex((draw) => draw.has(number));
    let gap = 0;
    let longestGap = 0;
    for (const draw of sets) {
      gap = draw.has(number) ? 0 : gap + 1;
      longestGap = Math.max(longestGap, gap);
    }
    return {
      number,
      times: times.get(number) ?? 0,
      overdue: first < 0 ? draws.length : first,
      longestGap,
    };
  });
}

export interface HeadTailRow {
  readonly digit: string;
  /** The second digits of the numbers that begin with it, in order, repeats kept. */
  readonly tails: readonly string[];
  /** The first digits of the numbers that end with it. */
  readonly heads: readonly string[];
}

/** The head and tail table of one draw's last two digits. */
export function headTailTable(lastTwo: readonly string[]): HeadTailRow[] {
  return Array.from({ length: 10 }, (_, at) => {
    const digit = String(at);
    const side = (from: number, to: number) =>
      lastTwo
        .filter((number) => number[from] === digit)
        .map((number) => number[to] ?? '')
        .toSorted();
    return { digit, tails: side(0, 1), heads: side(1, 0) };
  });
}

export interface TrendRow {
  readonly numero: string;
  /** What the position shows: where the line of the chart passes. */
  readonly shown: string;
  /** For each symbol the draws since it was here, 0 for the one shown; counted from the oldest draw given. */
  readonly missing: readonly number[];
}

/** The trend chart of one position: a row a draw, newest first. */
export function trendRows(
  symbols: readonly string[],
  draws: readonly { readonly numero: string; readonly numbers: readonly string[] }[],
  position: number,
): TrendRow[] {
  let missing = symbols.map(() => 0);
  const rows = draws.toReversed().map(({ numero, numbers }) => {
    const shown = numbers[position] ?? '';
    missing = missing.map((count, at) => (symbols[at] === shown ? 0 : count + 1));
    return { numero, shown, missing };
  });
  return rows.toReversed();
}

export interface ChiSquare {
  readonly value: number;
  readonly degrees: number;
  /** The value's standard deviations above its mean (Wilson and Hilferty): above 3 is worth a look. */
  readonly deviations: number;
}

/**
 * Pearson's chi-square of counts that should all be equal.
 * @param counts how often each symbol came, those that never came included
 * @param perDraw symbols drawn together without repeats: they vary less, by (symbols − perDraw) ÷ (symbols − 1)
 */
export function chiSquare(counts: readonly number[], perDraw = 1): ChiSquare {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const expected = total / counts.length;
  const degrees = counts.length - 1;
  if (expected === 0 || degrees === 0) return { value: 0, degrees, deviations: 0 };
  const raw = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const value = (raw * degrees) / (counts.length - perDraw);
  const spread = 2 / (9 * degrees);
  const deviations = (Math.cbrt(value / degrees) - (1 - spread)) / Math.sqrt(spread);
  return { value, degrees, deviations };
}
