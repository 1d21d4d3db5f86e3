/** The law for rows whose outcomes are too many to count: seeded draws, read by hand, win as often as the row says. */
import { approximate } from '@palpite/domain/rational.ts';
import { expect, inject, test } from 'vitest';
import { chancesOf } from '../count.ts';
import { type Kind, SHAPES } from '../games.ts';
import { PLAYS } from '../plays.ts';
import { FAIR_LEVEL, priced } from '../price.ts';
import { drawNumbers } from '../proof.ts';
import { fastDraw, textsOf } from './fast-draw.ts';
import { countDraws, type Machine, type Readers } from './many-draws.ts';
import { seeded } from './rows.ts';

const ALIKE = 1_000;

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

export function expectDraws<Drawn>(
  kind: Kind,
  machineOf: () => Machine<Drawn>,
  readers: Readers<Drawn>,
): void {
  const draws = inject('prove') ? 10_000_000 : 20_000;
  const expected = expectedOf(kind);

  test(`every bet of ${kind} is read`, () => {
    expect(Object.keys(readers).toSorted()).toEqual(Object.keys(expected).toSorted());
  });

  test(`the draws of ${kind} that are counted are those that a seed gives`, () => {
    const draw = fastDraw(SHAPES[kind]);
    const [random, same] = [seeded(`alike ${kind}`), seeded(`alike ${kind}`)];
    for (let made = 0; made < ALIKE; made += 1) {
      draw.next(random);
      expect(textsOf(draw)).toEqual(drawNumbers(SHAPES[kind], same));
    }
  });

  test(`${draws} draws of ${kind} win as often as their rows say`, async () => {
    for (const { name, mean, within } of await countDraws(kind, draws, machineOf, readers)) {
      expect(Math.abs(mean - (expected[name] ?? Number.NaN)), name).toBeLessThan(within);
    }
  });
}
