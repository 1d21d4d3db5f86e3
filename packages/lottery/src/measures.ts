/** Measures of the symbols in a window: an integer each, which choices name ranges of. */
import { tally } from './combinatorics.ts';

export const MEASURES = [
  'sum',
  'span',
  'compare',
  'form',
  'bull',
  'low-count',
  'odd-count',
  'tail',
] as const;
export type Measure = (typeof MEASURES)[number];

/** Values of the measure `form`, for three symbols. */
export const FORMS = ['triple', 'straight', 'pair', 'half-straight', 'mixed'] as const;

/** The alphabet that a window is read in: its lowest and highest symbol, and whether those two are neighbours. */
export interface Alphabet {
  readonly low: number;
  readonly high: number;
  readonly ring: boolean;
}

const add = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The measure's value; `values` are the window's symbols in order. */
export function measure(of: Measure, values: readonly number[], alphabet: Alphabet): number {
  switch (of) {
    case 'sum':
      return add(values);
    case 'span':
      return Math.max(...values) - Math.min(...values);
    case 'compare':
      return Math.sign((values[0] ?? 0) - (values[1] ?? 0));
    case 'form':
      return formOf(values, alphabet);
    case 'bull':
      return bull(values);
    case 'low-count':
      return values.filter((value) => value <= (alphabet.low + alphabet.high) / 2).length;
    case 'odd-count':
      return values.filter((value) => value % 2 === 1).length;
    case 'tail':
      return add(values) % 10;
  }
}

/** The index in FORMS of three symbols. A pair is never half a straight, a straight never half one. */
export function formOf(values: readonly number[], { low, high, ring }: Alphabet): number {
  const different = [...new Set(values)].toSorted((a, b) => a - b);
  if (different.length === 1) return FORMS.indexOf('triple');
  if (different.length === 2) return FORMS.indexOf('pair');
  const neighbours = different.filter((value, at) => {
    const next = different[(at + 1) % different.length] ?? low;
    return next - value === 1 || (ring && value === high && next === low);
  }).length;
  if (neighbours >= 2) return FORMS.indexOf('straight');
  return FORMS.indexOf(neighbours === 1 ? 'half-straight' : 'mixed');
}

/** Five digits: -1 if no three add up to a multiple of ten, else the last digit of the other two's sum, 10 for 0. */
function bull(values: readonly number[]): number {
  const total = add(values);
  for (let first = 0; first < values.length; first += 1) {
    for (let second = first + 1; second < values.length; second += 1) {
      const other = (values[first] ?? 0) + (values[second] ?? 0);
      if ((total - other) % 10 === 0) return other % 10 === 0 ? 10 : other % 10;
    }
  }
  return -1;
}

/** The multiplicities of the symbols, the highest first: [2, 1] for a pair and a third. */
export function patternOf(values: readonly number[]): number[] {
  return [...tally(values).values()].toSorted((a, b) => b - a);
}
