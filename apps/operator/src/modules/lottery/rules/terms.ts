import type { Currency } from '@palpite/domain';
import { PRIZE_LEVELS, UNIT_SCALES, unitMinor } from '@palpite/lottery/price.ts';

/** What a brand offers: prize levels, and limits in its currency. They are rows of `lottery_terms`; here is what they begin with. */

/** The prize of three-direct for a bet of two units; 2000 would be fair. */
export const PRIZE_LEVEL = 1956;

/** The highest that a brand may offer. */
export const MOST_LEVEL = Math.max(...PRIZE_LEVELS);

/** In ten-thousandths of the stake: no row of a play returns more, at any level. */
export const MOST_RETURN = 9_900n;

export interface Terms {
  /** The highest level that an account may choose, and its default. */
  readonly prizeLevel: number;
  /** Those that it may choose, the least first. */
  readonly prizeLevels: readonly number[];
  readonly leastUnitMinor: bigint;
  readonly mostLineMinor: bigint;
  /** What all members together may win on one number of an issue. */
  readonly numberCapMinor: bigint;
  /** The same for a play without numbers of its own. */
  readonly playCapMinor: bigint;
}

type Limits = Pick<Terms, 'leastUnitMinor' | 'mostLineMinor' | 'numberCapMinor'>;

const CENTS: Limits = { leastUnitMinor: 2n, mostLineMinor: 500_000n, numberCapMinor: 20_000_000n };
const times = (factor: bigint): Limits => ({
  leastUnitMinor: CENTS.leastUnitMinor * factor,
  mostLineMinor: CENTS.mostLineMinor * factor,
  numberCapMinor: CENTS.numberCapMinor * factor,
});

const LIMITS: Readonly<Record<Currency, Limits>> = {
  BRL: CENTS,
  USD: CENTS,
  CNY: CENTS,
  THB: times(5n),
  IDR: times(3_000n),
  VND: { leastUnitMinor: 1_000n, mostLineMinor: 100_000_000n, numberCapMinor: 5_000_000_000n },
};

/** A play without numbers of its own begins with one cap, so many times that of a number. */
const PLAY_CAPS = 10n;

/** The terms of a brand until staff set others. */
export const startTerms = (currency: Currency): Terms => ({
  prizeLevel: PRIZE_LEVEL,
  prizeLevels: PRIZE_LEVELS.filter((level) => level <= PRIZE_LEVEL),
  ...LIMITS[currency],
  playCapMinor: PLAY_CAPS * LIMITS[currency].numberCapMinor,
});

/** Why the limits do not fit together; undefined when they do. */
export function termsFault(terms: Terms): string | undefined {
  const { prizeLevel, prizeLevels, leastUnitMinor, mostLineMinor, numberCapMinor } = terms;
  const above = prizeLevels.find((level) => level > prizeLevel);
  if (above !== undefined) return `The level ${above} is above the default of ${prizeLevel}.`;
  if (!prizeLevels.includes(prizeLevel)) return `The default level ${prizeLevel} is not offered.`;
  if (leastUnitMinor > mostLineMinor) {
    return `A unit costs at least ${leastUnitMinor}, more than the ${mostLineMinor} of a line.`;
  }
  if (mostLineMinor > numberCapMinor) {
    return `A line may cost ${mostLineMinor}, more than the ${numberCapMinor} that may be won on its number.`;
  }
  if (numberCapMinor > terms.playCapMinor) {
    return `A number may win ${numberCapMinor}, more than the ${terms.playCapMinor} of a whole play.`;
  }
  return undefined;
}

/** The unit prices of the scales that a currency has, from the least unit on. */
export function unitScales(currency: Currency, { leastUnitMinor }: Terms) {
  return UNIT_SCALES.flatMap((scale) => {
    const price = unitMinor(currency, scale, 1);
    return price === undefined || price < leastUnitMinor ? [] : [{ scale, unitMinor: price }];
  });
}
