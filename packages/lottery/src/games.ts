/**
 * What a lottery draws, when, and where. Every row is data: the operator stores it, checks it with the schemas here and
 * changes it by command. Nothing here reads a clock.
 */
import { isCalendarDay } from '@palpite/domain/age.ts';
import * as v from 'valibot';

const code = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const dayText = v.pipe(v.string(), v.check(isCalendarDay));

/** A table of prizes, each of `count` independent numbers of `digits` decimal digits, drawn in this order. */
export const tableShape = v.object({
  kind: v.literal('table'),
  prizes: v.array(v.object({ code: v.string(), count, digits: count })),
});
/** `length` symbols out of `low` to `high`, in the order drawn; each symbol at most once unless `repeats`. */
export const sequenceShape = v.object({
  kind: v.literal('sequence'),
  length: count,
  low: v.pipe(v.number(), v.integer(), v.minValue(0)),
  high: count,
  repeats: v.boolean(),
});
export const shape = v.variant('kind', [tableShape, sequenceShape]);
export type TableShape = v.InferOutput<typeof tableShape>;
export type SequenceShape = v.InferOutput<typeof sequenceShape>;
export type Shape = v.InferOutput<typeof shape>;

/** Once a day, on weekdays of 1 (Monday) to 7 (Sunday). */
export const dailyClock = v.object({
  kind: v.literal('daily'),
  timeZone: v.string(),
  drawAt: clockTime,
  weekdays: v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
  /** Days without a draw. */
  holidays: v.array(dayText),
  closeBeforeSeconds: count,
});
/**
 * Every so many minutes, round the clock, counted from midnight. At most ten: issues are made half an hour ahead, and each is
 * on sale when the one before it closes.
 */
export const runningClock = v.object({
  kind: v.literal('running'),
  timeZone: v.string(),
  everyMinutes: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(10),
    v.check((minutes) => 1440 % minutes === 0, 'a day has a whole number of draws'),
  ),
  closeBeforeSeconds: count,
});
export const clock = v.variant('kind', [dailyClock, runningClock]);
export type Clock = v.InferOutput<typeof clock>;

/** Families of games that share their plays. */
export const KINDS = ['north', 'south', '5d', '11of5', 'k3', 'pk10', 'keno'] as const;
export type Kind = (typeof KINDS)[number];

export const PRIZE_MODES = ['Lott', 'ZY', 'Elott', 'SEA'] as const;

export const game = v.object({
  code,
  kind: v.picklist(KINDS),
  /** The group of the menu. */
  group: code,
  /** Menus of the wire in which the game is. */
  prizeModes: v.array(v.picklist(PRIZE_MODES)),
  name: v.string(),
  clock,
});
export type Game = v.InferOutput<typeof game>;

const prizes = (...rows: [string, number, number][]): TableShape => ({
  kind: 'table',
  prizes: rows.map(([prize, howMany, digits]) => ({ code: prize, count: howMany, digits })),
});
const sequence = (length: number, low: number, high: number, repeats: boolean): SequenceShape => ({
  kind: 'sequence',
  length,
  low,
  high,
  repeats,
});

/** What a game of each family draws. Central Vietnam draws the South's table. */
export const SHAPES: Readonly<Record<Kind, Shape>> = {
  north: prizes(
    ['DB', 1, 5],
    ['G1', 1, 5],
    ['G2', 2, 5],
    ['G3', 6, 5],
    ['G4', 4, 4],
    ['G5', 6, 4],
    ['G6', 3, 3],
    ['G7', 4, 2],
  ),
  south: prizes(
    ['DB', 1, 6],
    ['G1', 1, 5],
    ['G2', 1, 5],
    ['G3', 2, 5],
    ['G4', 7, 5],
    ['G5', 1, 4],
    ['G6', 3, 4],
    ['G7', 1, 3],
    ['G8', 1, 2],
  ),
  '5d': sequence(5, 0, 9, true),
  '11of5': sequence(5, 1, 11, false),
  k3: sequence(3, 1, 6, true),
  pk10: sequence(10, 1, 10, false),
  keno: sequence(20, 1, 80, false),
};

/** Symbols of the longest sequence: a play looks at no more places, so a selection has no more areas. */
export const LONGEST_SEQUENCE: number = /* @__PURE__ */ Math.max(
  ...Object.values(SHAPES).map((each) => (each.kind === 'sequence' ? each.length : 0)),
);

/** Stations whose draws one bet waits for, at most. */
export const MOST_STATIONS = 2;

/** The symbols of a sequence, all of one width ("01" … "80"), so that text order is value order. */
export function symbolsOf({ low, high }: SequenceShape): string[] {
  const width = String(high).length;
  return Array.from({ length: high - low + 1 }, (_, at) => String(low + at).padStart(width, '0'));
}

/** Every number of so many digits, in order: "00" … "99" for 2. */
export function numbersOf(digits: number): string[] {
  return Array.from({ length: 10 ** digits }, (_, at) => String(at).padStart(digits, '0'));
}

/** The numbers of a draw by prize; a sequence is one row named `balls`. */
export function byPrize(of: Shape, numbers: readonly string[]) {
  if (of.kind === 'sequence') return [{ prize: 'balls', numbers: [...numbers] }];
  let from = 0;
  return of.prizes.map((row) => {
    from += row.count;
    return { prize: row.code, numbers: numbers.slice(from - row.count, from) };
  });
}

/** Why `numbers` is not a result of this shape; undefined when it is one. For results entered by people. */
export function resultFault(of: Shape, numbers: readonly string[]): string | undefined {
  const digits =
    of.kind === 'table'
      ? of.prizes.flatMap((row) => Array.from({ length: row.count }, () => row.digits))
      : Array.from({ length: of.length }, () => String(of.high).length);
  if (numbers.length !== digits.length) return `${digits.length} numbers, not ${numbers.length}`;
  const bad = numbers.findIndex((text, at) => !/^\d+$/.test(text) || text.length !== digits[at]);
  if (bad >= 0) return `number ${bad + 1} has ${digits[bad]} digits, not "${numbers[bad]}"`;
  if (of.kind === 'table') return undefined;
  const known = new Set(symbolsOf(of));
  const outside = numbers.find((text) => !known.has(text));
  if (outside !== undefined) return `${outside} is not between ${of.low} and ${of.high}`;
  const twice = of.repeats ? undefined : numbers.find((text, at) => numbers.indexOf(text) !== at);
  return twice === undefined ? undefined : `${twice} is there twice`;
}
