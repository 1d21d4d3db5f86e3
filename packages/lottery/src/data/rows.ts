/** Short forms for rows of plays. */
import type { Choice, Play } from '../play.ts';

type Draft = Pick<Play, 'code' | 'group' | 'kind' | 'area' | 'rule' | 'odds'> & Partial<Play>;
/** A row that charges one unit for a bet at one station unless it says otherwise. */
export const row = (draft: Draft): Play => ({ units: 1, stations: 1, ...draft });

/** Odds in ten-thousandths from a decimal with at most four places. */
export const fixed = (odds: Record<string, number>): Play['odds'] => ({
  fixed: Object.fromEntries(
    Object.entries(odds).map(([tier, value]) => [tier, Math.round(value * 10_000)]),
  ),
});
export const BY_LEVEL: Play['odds'] = { level: {} };

export const pool = (choose: number, banker = choose > 1): Play['area'] => ({
  kind: 'pool',
  choose,
  banker,
});
export const POSITIONS: Play['area'] = { kind: 'positions', join: 'all' };
export const EACH_POSITION: Play['area'] = { kind: 'positions', join: 'each' };
export const PATTERN: Play['area'] = { kind: 'pattern' };
export const CHOICES: Play['area'] = { kind: 'choices' };

export const choice = (
  code: string,
  from: number,
  to: number,
  more: Partial<Choice> = {},
): Choice => ({ code, from, to, step: 1, except: [], push: [], ...more });

/** One choice for each value. */
export const eachValue = (from: number, to: number): Choice[] =>
  Array.from({ length: to - from + 1 }, (_, at) => choice(String(from + at), from + at, from + at));

/** Big, small, odd and even of the values from `low` to `high`; `big` is the first big value. */
export function sizes(low: number, big: number, high: number, push: number[] = []): Choice[] {
  const odd = low % 2 === 1 ? low : low + 1;
  const even = low % 2 === 0 ? low : low + 1;
  const more = { push, except: push };
  return [
    choice('big', big, high, more),
    choice('small', low, big - 1, more),
    choice('odd', odd, high, { ...more, step: 2 }),
    choice('even', even, high, { ...more, step: 2 }),
  ];
}

/** A measure of a window; the defaults of the schema. */
export const measured = (
  window: number[],
  measure: Extract<Play['rule'], { kind: 'measure' }>['measure'],
  choices: Choice[],
  more: Partial<Extract<Play['rule'], { kind: 'measure' }>> = {},
): Play['rule'] => ({
  kind: 'measure',
  of: { window },
  measure,
  ring: false,
  choices,
  tierBy: 'choice',
  charge: 'one',
  ...more,
});

export const span = (from: number, size: number): number[] =>
  Array.from({ length: size }, (_, at) => from + at);
