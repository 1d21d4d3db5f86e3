/** The law for rows whose outcomes are too many to count: seeded draws, read by hand, win as often as the row says. */
import { approximate } from '@palpite/domain/rational.ts';
import { expect, inject, test } from 'vitest';
import { chancesOf } from '../count.ts';
import type { Kind } from '../games.ts';
import { PLAYS } from '../plays.ts';
import { FAIR_LEVEL, priced } from '../price.ts';
import { countDraws, type Readers } from './many-draws.ts';

const MINUTE = 60_000;

/** Every `code bet tier` of the plays of a kind, and the wins that its row expects of a bet. */
const expectedOf = (kind: Kind): Record<string, number> =>
  Object.fromEntries(
    PLAYS[kind]
      .map((play) => priced(play, FAIR_LEVEL))
      .flatMap((play) =>
        chancesOf(play).flatMap(({ bet, expected }) =>
          expected.map(({ tier, wins }) => [`${play.code} ${bet} ${tier}`, approximate(wins)]),
        ),
      ),
  );

export function expectDraws(kind: Kind, readers: Readers): void {
  const whole = inject('prove');
  const draws = whole ? 10_000_000 : 20_000;
  const expected = expectedOf(kind);

  test(`every bet of ${kind} is read`, () => {
    expect(Object.keys(readers).toSorted()).toEqual(Object.keys(expected).toSorted());
  });

  test(`${draws} draws of ${kind} win as often as their rows say`, { timeout: 30 * MINUTE }, () => {
    for (const { name, mean, within } of countDraws(kind, draws, readers)) {
      expect(Math.abs(mean - (expected[name] ?? Number.NaN)), name).toBeLessThan(within);
    }
  });
}
