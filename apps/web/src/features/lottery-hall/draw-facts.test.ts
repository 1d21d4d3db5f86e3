import { type Kind, SHAPES } from '@palpite/lottery/games.ts';
import { PLAYS } from '@palpite/lottery/plays.ts';
import { expect, test } from 'vitest';
import type { LotteryOffer } from '../../parts/lottery/lottery-offer.ts';
import { factsOf } from './draw-facts.ts';
import { waysOf } from './sum-histogram.tsx';

/** The starting set's plays of a family, as a game offers them. */
const offerOf = (kind: Kind) =>
  ({ plays: PLAYS[kind].map((row) => ({ row })) }) as unknown as Pick<LotteryOffer, 'plays'>;

test.each<[Kind, string[], number, string[]]>([
  ['k3', ['4', '5', '6'], 15, ['big', 'odd']],
  ['k3', ['1', '2', '1'], 4, ['small', 'even']],
  ['5d', ['9', '9', '0', '0', '5'], 23, ['big', 'odd']],
  // Thirty is neither big nor small.
  ['11of5', ['11', '10', '05', '03', '01'], 30, ['even']],
  // The first two alone are added up.
  ['pk10', ['10', '02', '01', '03', '04', '05', '06', '07', '08', '09'], 12, ['big', 'even']],
])('%s %j has the sum that its plays add up', (kind, numbers, sum, choices) => {
  expect(factsOf(offerOf(kind), numbers)).toMatchObject({ sum, choices });
});

test('of Keno the sum of 810 is equal, and a game without such plays says nothing', () => {
  const balls = [...Array.from({ length: 19 }, (_, at) => String(at + 31)), '50'];
  const sum = balls.reduce((total, ball) => total + Number(ball), 0);
  expect(sum).toBe(810);
  expect(factsOf(offerOf('keno'), balls)?.choices).toEqual(['equal', 'even']);
  expect(factsOf({ plays: [] }, balls)).toBeNull();
});

test('three dice have 216 ways: one for 3 and 18, 27 for 10 and 11', () => {
  const shape = SHAPES.k3;
  if (shape.kind !== 'sequence') throw new Error('dice are a sequence');
  const ways = waysOf(shape);
  expect([...ways.values()].reduce((all, count) => all + count, 0)).toBe(216);
  expect([3, 10, 11, 18].map((sum) => ways.get(sum))).toEqual([1, 27, 27, 1]);
});
