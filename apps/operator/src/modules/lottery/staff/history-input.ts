import { type Kind, resultFault, SHAPES } from '@palpite/lottery/games.ts';
import * as v from 'valibot';
import { word } from '#kernel/staff/inputs.ts';
import { invalidInput } from '#kernel/staff/staff-error.ts';

/** A draw as it is in the file of past draws. */

const numbers = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^\d{1,8}$/, 'expected the digits of a number, as text'))),
  v.maxLength(100),
);

const pastDraw = v.strictObject({
  gameCode: word,
  /** Of the station's calendar. */
  day: v.pipe(v.string(), v.isoDate('expected a day such as 2026-03-01')),
  /** In the order of `lottery awaiting`, or by prize. */
  numbers: v.union(
    [numbers, v.record(word, numbers)],
    'expected a list of numbers as texts, or such a list for each prize',
  ),
});

export type GivenDraw = v.InferOutput<typeof pastDraw> & { readonly place: number };

/** @throws StaffError that names the first draw of the file that is wrong, and how */
export function givenDraw(entry: unknown, at: number): GivenDraw {
  const place = at + 1;
  const parsed = v.safeParse(pastDraw, entry);
  if (parsed.success) return { ...parsed.output, place };
  const [issue] = parsed.issues;
  throw invalidInput(`Draw ${place}: invalid ${v.getDotPath(issue) ?? 'entry'}: ${issue.message}.`);
}

/** The beginning of every sentence about a draw of the file. */
export const nameOf = ({ place, gameCode, day }: GivenDraw): string =>
  `Draw ${place} (${gameCode} ${day})`;

/** The numbers in the order of the prizes. @throws StaffError when they are no result of the game */
export function numbersOf(draw: GivenDraw, kind: Kind): readonly string[] {
  const shape = SHAPES[kind];
  const flat = Array.isArray(draw.numbers) ? draw.numbers : inOrder(draw, kind, draw.numbers);
  const fault = resultFault(shape, flat);
  if (fault === undefined) return flat;
  throw invalidInput(`${nameOf(draw)} has no result of that lottery: ${fault}.`);
}

function inOrder(
  draw: GivenDraw,
  kind: Kind,
  given: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const shape = SHAPES[kind];
  const counts = shape.kind === 'table' ? shape.prizes : [{ code: 'balls', count: shape.length }];
  const known = new Set(counts.map(({ code }) => code));
  const unknown = Object.keys(given).find((code) => !known.has(code));
  if (unknown !== undefined) {
    throw invalidInput(`${nameOf(draw)}: there is no prize "${unknown}".`);
  }
  return counts.flatMap(({ code, count }) => {
    const drawn = given[code] ?? [];
    if (drawn.length === count) return drawn;
    throw invalidInput(`${nameOf(draw)}: ${code} has ${count} numbers, not ${drawn.length}.`);
  });
}
