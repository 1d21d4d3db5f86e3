/** How a row reads its game: which symbols it offers, which parts of a result it looks at. */
import { numbersOf, type SequenceShape, SHAPES, symbolsOf, type TableShape } from './games.ts';
import type { Alphabet } from './measures.ts';
import type { Choice, RuleOf, Spots, UnpricedPlay } from './play.ts';

export function tableOf({ kind, code }: UnpricedPlay): TableShape {
  const shape = SHAPES[kind];
  if (shape.kind !== 'table') throw new RangeError(`${code} needs a table of prizes`);
  return shape;
}

export function sequenceOf({ kind, code }: UnpricedPlay): SequenceShape {
  const shape = SHAPES[kind];
  if (shape.kind !== 'sequence') throw new RangeError(`${code} needs a sequence`);
  return shape;
}

/** The digits of a slice of a number with `digits` digits. */
const sliceLength = ({ from, to }: Spots, digits: number) =>
  '0'.repeat(digits).slice(from, to ?? undefined).length;

const placesOf = new WeakMap<Spots, Map<TableShape, readonly number[]>>();

/** Places in the flat list of a table's numbers that have the slice; kept, since every matcher asks for them. */
export function spotPlaces(shape: TableShape, spots: Spots): readonly number[] {
  const kept = placesOf.get(spots) ?? new Map<TableShape, readonly number[]>();
  placesOf.set(spots, kept);
  const places = kept.get(shape) ?? findPlaces(shape, spots);
  kept.set(shape, places);
  return places;
}

function findPlaces(shape: TableShape, spots: Spots): number[] {
  const rows = shape.prizes.flatMap((row) =>
    Array.from({ length: row.count }, () => ({ prize: row.code, digits: row.digits })),
  );
  const needed = spotDigits(shape, spots);
  return rows.flatMap(({ prize, digits }, at) =>
    (spots.prizes === 'all' || spots.prizes.includes(prize)) &&
    sliceLength(spots, digits) === needed
      ? [at]
      : [],
  );
}

/** How many digits the slice has where the number is long enough. */
export function spotDigits(shape: TableShape, spots: Spots): number {
  return Math.max(...shape.prizes.map((row) => sliceLength(spots, row.digits)));
}

/** The slices that the spots of one result show. */
export function shownAt(shape: TableShape, spots: Spots, numbers: readonly string[]): string[] {
  return spotPlaces(shape, spots).map((at) => spotText(spots, numbers[at] ?? ''));
}

export const spotText = ({ from, to }: Spots, text: string) => text.slice(from, to ?? undefined);

export function alphabetOf(play: UnpricedPlay, rule: RuleOf<'measure'>): Alphabet {
  const { low, high } = 'spots' in rule.of ? { low: 0, high: 9 } : sequenceOf(play);
  return { low, high, ring: rule.ring };
}

/** Whether a value of the measure lies in a choice. */
function holds({ from, to, step, except }: Choice, value: number): boolean {
  return value >= from && value <= to && (value - from) % step === 0 && !except.includes(value);
}

/** Whether a window with this value and form wins a choice. */
export function wins(
  rule: RuleOf<'measure'>,
  choice: Choice,
  { value, form }: { readonly value: number; readonly form: string },
): boolean {
  return holds(choice, value) && (rule.forms?.some((paid) => paid === form) ?? true);
}

/** The symbols that each area of the row offers, in order; the lists are kept and shared between rows. */
export function areaSymbols(play: UnpricedPlay): readonly (readonly string[])[] {
  const { rule } = play;
  if (rule.kind === 'measure') return [kept(codesOf, rule.choices, codesIn)];
  if (rule.kind === 'spots' || rule.kind === 'came' || rule.kind === 'wheel') {
    return [kept(numbersBy, spotDigits(tableOf(play), rule.spots), numbersOf)];
  }
  const symbols = kept(symbolsBy, sequenceOf(play), symbolsOf);
  return Array.from({ length: areaCount(play) }, () => symbols);
}

const numbersBy = new Map<number, readonly string[]>();
const symbolsBy = new WeakMap<SequenceShape, readonly string[]>();
const codesOf = new WeakMap<readonly Choice[], readonly string[]>();
const codesIn = (choices: readonly Choice[]) => choices.map(({ code }) => code);

/**
 * The place of each symbol in a list of `areaSymbols`. Of four digits there are ten thousand, so it is made once for a
 * list, not for each selection.
 */
export const symbolPlaces = (symbols: readonly string[]): ReadonlyMap<string, number> =>
  kept(placesBy, symbols, () => new Map(symbols.map((symbol, at) => [symbol, at])));

const placesBy = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/** What is kept for a key, or made for it and kept. */
function kept<Key, Value>(
  values: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: (key: Key) => Value,
): Value {
  const found = values.get(key);
  if (found !== undefined) return found;
  const made = make(key);
  values.set(key, made);
  return made;
}

function areaCount({ area, rule }: UnpricedPlay): number {
  if (area.kind === 'positions' && rule.kind === 'exact') return rule.window.length;
  if (area.kind === 'pattern' && rule.kind === 'group') return new Set(rule.pattern).size;
  return 1;
}

/** The rule's pattern as multiplicities, the highest first, and how many symbols have each. */
export function classesOf(pattern: readonly number[]): { times: number; symbols: number }[] {
  return [...new Set(pattern)]
    .toSorted((a, b) => b - a)
    .map((times) => ({ times, symbols: pattern.filter((each) => each === times).length }));
}
