import { describe, expect, test } from 'vitest';
import { numbersOf } from './games.ts';
import {
  DIGIT_SETS,
  DOUBLES,
  digitSet,
  doubleSet,
  FAMILIES,
  familySet,
  PARITY_PAIRS,
  pairSet,
  SIZE_PAIRS,
  ZODIAC,
  zodiacSet,
} from './number-sets.ts';

const HUNDRED = numbersOf(2);
const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);
const words = (text: string) => text.split(' ');
const parts = (sets: readonly string[][]) => sets.flat().toSorted();

describe('the sets of the hundred numbers', () => {
  test('the doubles are those of the field, number for number', () => {
    expect(doubleSet('doubles')).toEqual(words('00 11 22 33 44 55 66 77 88 99'));
    expect(doubleSet('offset-doubles')).toEqual(words('05 16 27 38 49 50 61 72 83 94'));
    expect(doubleSet('hidden-doubles')).toEqual(words('07 14 29 36 41 58 63 70 85 92'));
    expect(doubleSet('near-doubles')).toEqual(
      words('01 10 12 21 23 32 34 43 45 54 56 65 67 76 78 87 89 98'),
    );
  });

  test('a zodiac sign has the years of birth that it rules, and the signs part the hundred', () => {
    expect(zodiacSet('rat')).toEqual(words('00 12 24 36 48 60 72 84 96'));
    expect(zodiacSet('dragon')).toEqual(words('04 16 28 40 52 64 76 88'));
    expect(zodiacSet('pig')).toEqual(words('11 23 35 47 59 71 83 95'));
    expect(parts(ZODIAC.map(zodiacSet))).toEqual(HUNDRED);
  });

  test('a bộ holds its digits and their shadows in both orders, and fifteen part the hundred', () => {
    expect(familySet('01')).toEqual(words('01 06 10 15 51 56 60 65'));
    expect(familySet('33')).toEqual(words('33 38 83 88'));
    expect(FAMILIES).toHaveLength(15);
    expect(parts(FAMILIES.map(familySet))).toEqual(HUNDRED);
  });

  test('heads, tails and sums part the hundred; a touch takes either digit', () => {
    for (const set of DIGIT_SETS.filter((each) => each !== 'touch')) {
      expect(parts(DIGITS.map((digit) => digitSet(set, digit)))).toEqual(HUNDRED);
    }
    expect(digitSet('sum', 7)).toEqual(words('07 16 25 34 43 52 61 70 89 98'));
    for (const digit of DIGITS) {
      const touched = digitSet('touch', digit);
      expect(touched).toHaveLength(19);
      expect(touched.every((number) => number.includes(String(digit)))).toBe(true);
    }
  });

  test('pairs of parities and of sizes part the hundred into quarters', () => {
    for (const pairs of [PARITY_PAIRS, SIZE_PAIRS]) {
      expect(parts(pairs.map(pairSet))).toEqual(HUNDRED);
      expect(pairs.map((pair) => pairSet(pair).length)).toEqual([25, 25, 25, 25]);
    }
    expect(pairSet('even-odd').slice(0, 6)).toEqual(words('01 03 05 07 09 21'));
    expect(pairSet('small-big').slice(0, 6)).toEqual(words('05 06 07 08 09 15'));
  });

  test('no set names a number twice', () => {
    for (const set of DOUBLES) expect(new Set(doubleSet(set)).size).toBe(doubleSet(set).length);
  });
});
