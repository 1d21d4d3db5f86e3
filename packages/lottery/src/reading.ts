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

/** The symbols that each area of the row offers, in order. */
export function areaSymbols(play: UnpricedPlay): string[][] {
  const { rule } = play;
  if (rule.kind === 'measure') return [rule.choices.map((choice) => choice.code)];
  if (rule.kind === 'spots' || rule.kind === 'came' || rule.kind === 'wheel') {
    return [numbersOf(spotDigits(tableOf(play), rule.spots))];
  }
  const symbols = symbolsOf(sequenceOf(play));
  return Array.from({ length: areaCount(play) }, () => symbols);
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
