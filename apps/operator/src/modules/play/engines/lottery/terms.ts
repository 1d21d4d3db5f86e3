import type { Currency } from '@palpite/domain';
import { PRIZE_LEVELS, UNIT_SCALES, unitMinor } from '@palpite/lottery/price.ts';

/** What every brand offers: the prize level, the return that no row may exceed, and limits in its currency. */

/** The prize of three-direct for a bet of two units; 2000 would be fair. */
export const PRIZE_LEVEL = 1956;

/** The highest prize level that an account may choose: the brand's, until agents set one. */
export const prizeQuota = (_brand: { readonly code: string }, _accountId: number | null): number =>
  PRIZE_LEVEL;

/** The levels of a quota, the least first. */
export const levelsOf = (quota: number): number[] => [
  ...PRIZE_LEVELS.filter((level) => level < quota),
  quota,
];

/** In ten-thousandths of the stake. */
export const MOST_RETURN = 9_900n;

export interface Terms {
  readonly leastUnitMinor: bigint;
  readonly mostLineMinor: bigint;
  /** What all members together may win on one number of an issue. */
  readonly numberCapMinor: bigint;
}

const CENTS: Terms = { leastUnitMinor: 2n, mostLineMinor: 500_000n, numberCapMinor: 20_000_000n };
const times = (factor: bigint): Terms => ({
  leastUnitMinor: CENTS.leastUnitMinor * factor,
  mostLineMinor: CENTS.mostLineMinor * factor,
  numberCapMinor: CENTS.numberCapMinor * factor,
});

const TERMS: Readonly<Record<Currency, Terms>> = {
  BRL: CENTS,
  USD: CENTS,
  CNY: CENTS,
  THB: times(5n),
  IDR: times(3_000n),
  VND: { leastUnitMinor: 1_000n, mostLineMinor: 100_000_000n, numberCapMinor: 5_000_000_000n },
};

export const termsOf = (currency: Currency): Terms => TERMS[currency];

/** A play without numbers of its own shares one cap, so many times that of a number. */
export const PLAY_CAPS = 10n;

/** The unit prices of the scales that a currency has, from the least unit on. */
export function unitScales(currency: Currency) {
  const { leastUnitMinor } = termsOf(currency);
  return UNIT_SCALES.flatMap((scale) => {
    const price = unitMinor(currency, scale, 1);
    return price === undefined || price < leastUnitMinor ? [] : [{ scale, unitMinor: price }];
  });
}
