import { expect, test } from 'vitest';
import { openingStake } from './opening-stake.ts';

const LADDER = ['400', '800', '2000', '4000', '8000'];
const state = { stakesMinor: LADDER, lastStakeMinor: null, balanceMinor: '100000' };

test('a game that its player has never played opens at the lowest stake', () => {
  expect(openingStake(state, undefined)).toBe(0);
});

test('a game opens at the stake of the last round, or at one chosen since in this tab', () => {
  expect(openingStake({ ...state, lastStakeMinor: '2000' }, undefined)).toBe(2);
  expect(openingStake({ ...state, lastStakeMinor: '2000' }, '800')).toBe(1);
  expect(openingStake({ ...state, lastStakeMinor: '2000' }, 'not offered')).toBe(2);
  expect(openingStake({ ...state, lastStakeMinor: '900' }, undefined)).toBe(0);
});

test('a game never opens at a stake above the balance, except the lowest', () => {
  const last = { ...state, lastStakeMinor: '8000' };
  expect(openingStake({ ...last, balanceMinor: '4000' }, undefined)).toBe(3);
  expect(openingStake({ ...last, balanceMinor: '3999' }, '8000')).toBe(2);
  expect(openingStake({ ...last, balanceMinor: '399' }, undefined)).toBe(0);
  expect(openingStake({ ...last, balanceMinor: null }, undefined)).toBe(4);
});
