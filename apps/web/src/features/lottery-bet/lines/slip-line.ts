import { lotterySelection, MOST_CHASE_ISSUES } from '@palpite/contract/lottery-bet.ts';
import { positiveMinorUnits } from '@palpite/contract/wire.ts';
import { MOST_MULTIPLE } from '@palpite/lottery/multiple.ts';
import { type Selection, selectionText } from '@palpite/lottery/selection.ts';
import * as v from 'valibot';

/** What a slip holds, as this browser keeps it. It names no issue: a slip goes on to the next one. */

const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

export const slipLine = v.object({
  /** Of this browser alone. */
  id: shortText,
  gameCode: shortText,
  play: shortText,
  selection: lotterySelection,
  /** The price of one unit. */
  unitMinor: positiveMinorUnits,
  /** Where the odds follow it; the highest without it. */
  prizeLevel: v.optional(v.number()),
  /** The other station of a play at two. */
  secondGameCode: v.optional(shortText),
});
export type SlipLine = v.InferOutput<typeof slipLine>;

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const LEAST_CHASE_ISSUES = 2;

/** The slip played in one issue after another. */
export const chaseSettings = v.object({
  plan: v.picklist(['same', 'doubling', 'profit']),
  issues: whole(LEAST_CHASE_ISSUES, MOST_CHASE_ISSUES),
  multiple: whole(1, MOST_MULTIPLE),
  /** Of the plan `doubling`: times two after so many issues. */
  every: whole(1, MOST_CHASE_ISSUES),
  /** Of the plan `profit`. */
  profitMinor: positiveMinorUnits,
  stopOnWin: v.boolean(),
});
export type ChaseSettings = v.InferOutput<typeof chaseSettings>;

/** A slip of five hundred lines is compared at each change of one of them: what is known of the others is kept. */
const known = new WeakMap<SlipLine, string>();

/** Two lines with one key are the same bets. */
export function lineKey(line: SlipLine): string {
  const before = known.get(line);
  if (before !== undefined) return before;
  const { gameCode, play, prizeLevel, secondGameCode, selection } = line;
  const key = [gameCode, play, prizeLevel, secondGameCode, selectionText(selection)].join(' ');
  known.set(line, key);
  return key;
}

/** Whether a line is a bet at two stations. */
export const isAtTwo = ({ secondGameCode }: SlipLine): boolean => secondGameCode !== undefined;

/** The lotteries of lines, each once. */
export const gamesOf = (lines: readonly SlipLine[]): readonly string[] => [
  ...new Set(lines.map(({ gameCode }) => gameCode)),
];

/** The first line before `line` that has the same bets. */
export function twinOf(lines: readonly SlipLine[], line: SlipLine): SlipLine | undefined {
  const key = lineKey(line);
  return lines.slice(0, lines.indexOf(line)).find((other) => lineKey(other) === key);
}

/** Twins become the first of them, at the sum of their prices. */
export function merged(lines: readonly SlipLine[], line: SlipLine): readonly SlipLine[] {
  const twin = twinOf(lines, line);
  if (!twin) return lines;
  const unitMinor = String(BigInt(twin.unitMinor) + BigInt(line.unitMinor));
  return lines
    .filter((one) => one !== line)
    .map((one) => (one === twin ? { ...twin, unitMinor } : one));
}

/** A selection as a slip keeps it. */
export const keptSelection = ({ areas, bankers, tickets }: Selection): SlipLine['selection'] => ({
  areas: areas.map((area) => [...area]),
  bankers: [...bankers],
  tickets: [...tickets],
});

/** The prize level of all lines; undefined where they differ or are of several lotteries. */
export function commonLevel(lines: readonly SlipLine[]): number | undefined {
  const [first] = lines;
  const isCommon = lines.every(
    ({ gameCode, prizeLevel }) => gameCode === first?.gameCode && prizeLevel === first.prizeLevel,
  );
  return isCommon ? first?.prizeLevel : undefined;
}

const runOf = ({ gameCode, play, secondGameCode }: SlipLine) =>
  [gameCode, play, secondGameCode].join(' ');

/** Whether a line is of another play or place than the one before it. */
export function startsRun(lines: readonly SlipLine[], at: number): boolean {
  const [before, line] = [lines[at - 1], lines[at]];
  return before === undefined || line === undefined || runOf(before) !== runOf(line);
}
