/**
 * Sets of the hundred two-digit numbers that Vietnamese players choose at once, each by its rule. They only name numbers: a
 * set wins as often as its numbers do.
 */
import { numbersOf } from './games.ts';

/** The signs of the Vietnamese zodiac in the order of their years; 1900 was a year of the rat. */
export const ZODIAC = [
  'rat',
  'buffalo',
  'tiger',
  'cat',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;
export type ZodiacSign = (typeof ZODIAC)[number];

/** Kép and what is near it. */
export const DOUBLES = ['doubles', 'offset-doubles', 'hidden-doubles', 'near-doubles'] as const;
/** What the head is and what the tail is. */
export const PARITY_PAIRS = ['even-even', 'even-odd', 'odd-even', 'odd-odd'] as const;
export const SIZE_PAIRS = ['small-small', 'small-big', 'big-small', 'big-big'] as const;
/** Sets that each digit has. */
export const DIGIT_SETS = ['head', 'tail', 'sum', 'touch'] as const;

export type DoubleSet = (typeof DOUBLES)[number];
export type PairSet = (typeof PARITY_PAIRS)[number] | (typeof SIZE_PAIRS)[number];
export type DigitSet = (typeof DIGIT_SETS)[number];

const HUNDRED = numbersOf(2);
const having = (takes: (head: number, tail: number) => boolean): string[] =>
  HUNDRED.filter((number) => takes(Number(number[0]), Number(number[1])));

/** Kép âm: the digits that the five elements pair. */
const HIDDEN: Readonly<Record<number, number>> = {
  0: 7,
  7: 0,
  1: 4,
  4: 1,
  2: 9,
  9: 2,
  3: 6,
  6: 3,
  5: 8,
  8: 5,
};

/** Kép bằng 11, kép lệch 16, kép âm 14, sát kép 12. */
export function doubleSet(set: DoubleSet): string[] {
  switch (set) {
    case 'doubles':
      return having((head, tail) => head === tail);
    case 'offset-doubles':
      return having((head, tail) => Math.abs(head - tail) === 5);
    case 'hidden-doubles':
      return having((head, tail) => HIDDEN[head] === tail);
    case 'near-doubles':
      return having((head, tail) => Math.abs(head - tail) === 1);
  }
}

const IS: Readonly<Record<string, (digit: number) => boolean>> = {
  even: (digit) => digit % 2 === 0,
  odd: (digit) => digit % 2 === 1,
  small: (digit) => digit < 5,
  big: (digit) => digit >= 5,
};

/** Chẵn chẵn, chẵn lẻ, bé lớn and so on: 25 numbers each. */
export function pairSet(set: PairSet): string[] {
  const [head, tail] = set.split('-').map((word) => IS[word]);
  return having((first, last) => head?.(first) === true && tail?.(last) === true);
}

/** Đầu, đuôi, tổng (the last digit of the sum), chạm (either digit). */
export function digitSet(set: DigitSet, digit: number): string[] {
  switch (set) {
    case 'head':
      return having((head) => head === digit);
    case 'tail':
      return having((_, tail) => tail === digit);
    case 'sum':
      return having((head, tail) => (head + tail) % 10 === digit);
    case 'touch':
      return having((head, tail) => head === digit || tail === digit);
  }
}

const shadow = (digit: number) => digit % 5;
const familyOf = (head: number, tail: number) =>
  [shadow(head), shadow(tail)].toSorted((one, other) => one - other).join('');

/** Bộ: each named by its lowest number; they part the hundred. */
export const FAMILIES: readonly string[] = [
  ...new Set(HUNDRED.map((number) => familyOf(Number(number[0]), Number(number[1])))),
].toSorted();

/** The numbers of a bộ: its digits and their shadows five away, in both orders; 4 of a double, else 8. */
export const familySet = (family: string): string[] =>
  having((head, tail) => familyOf(head, tail) === family);

/** Con giáp: the last two digits of the years of birth from 1900 to 1999 that have the sign. */
export const zodiacSet = (sign: ZodiacSign): string[] =>
  HUNDRED.filter((number) => ZODIAC[Number(number) % ZODIAC.length] === sign);
