import { expect, test } from 'vitest';
import { gameOf } from './testing.tsx';
import { entriesOf, partsOf, sectionsOf, TOGETHER } from './together.ts';

const codesOf = (plays: readonly { row: { code: string } }[]) => plays.map(({ row }) => row.code);
const dice = gameOf('k3');
const playOf = (code: string) => {
  const play = dice.plays.find(({ row }) => row.code === code);
  if (!play) throw new RangeError(code);
  return play;
};

test('plays that share a board are one entry of the list, before all others', () => {
  const [first, ...others] = entriesOf(dice);
  expect(first?.group).toBe(TOGETHER);
  const shared = ['sum-size-strict', 'sum', 'any-pair', 'exact-triple', 'any-triple'];
  expect(codesOf(first?.plays ?? [])).toEqual(shared);
  expect(others.map(({ code }) => code)).toEqual(
    codesOf(dice.plays).filter((code) => !shared.includes(code)),
  );
});

test('each of them opens that board, and every other play its own', () => {
  expect(partsOf(dice, playOf('any-pair'))).toHaveLength(5);
  expect(codesOf(partsOf(dice, playOf('exact-pair')))).toEqual(['exact-pair']);
});

test('a play that the operator does not offer is not on it, and one play alone shares no board', () => {
  const without = { ...dice, plays: dice.plays.filter(({ row }) => row.code !== 'any-triple') };
  expect(sectionsOf(without).map(codesOf)).toEqual([
    ['sum-size-strict'],
    ['sum'],
    ['any-pair'],
    ['exact-triple'],
  ]);
  const alone = { ...dice, plays: [playOf('sum')] };
  expect(sectionsOf(alone)).toEqual([]);
  expect(codesOf(partsOf(alone, playOf('sum')))).toEqual(['sum']);
});

test('a game without shared boards lists its plays as they are', () => {
  const north = gameOf('north');
  expect(entriesOf(north).map(({ code }) => code)).toEqual(codesOf(north.plays));
});
