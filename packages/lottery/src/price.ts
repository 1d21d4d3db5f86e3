/**
 * Prices: odds by prize level, unit prices, the most that a selection can win, and the row's own worked example.
 * Amounts are integer minor units.
 */

import { CURRENCY_DIGITS, type Currency } from '@palpite/domain/money.ts';
import {
  decimal,
  divide,
  multiply,
  type Rational,
  rational,
  subtract,
  ZERO,
} from '@palpite/domain/rational.ts';
import { chancesOf, returnOf } from './count.ts';
import { exampleOf } from './example.ts';
import { matcher, payoutMinor } from './match.ts';
import { ODDS_SCALE, type Play, type PricedPlay } from './play.ts';
import { unitsOf } from './selection.ts';

/** The prize of three-direct for a bet of two units at which a row returns all that is staked. */
export const FAIR_LEVEL = 2000;
export const PRIZE_LEVELS = [1800, 1850, 1900, 1930, 1950, 1956, 1960, 1980] as const;
/** Unit scales in thousandths of the currency's main unit: 2, 0.2, 0.02, 0.002. */
export const UNIT_SCALES = [2000, 200, 20, 2] as const;
export type UnitScale = (typeof UNIT_SCALES)[number];

/**
 * The row with its odds as figures. Odds that follow the level return exactly its share of the stake, rounded down to a
 * ten-thousandth; a returned stake counts as a return.
 * @param level an integer from 1 to FAIR_LEVEL
 */
export function priced(play: Play, level: number): PricedPlay {
  const { odds } = play;
  if ('fixed' in odds) return { ...play, odds: odds.fixed };
  if (!Number.isInteger(level) || level < 1 || level > FAIR_LEVEL) {
    throw new RangeError(`${level} is no prize level from 1 to ${FAIR_LEVEL}`);
  }
  const share = rational(level, FAIR_LEVEL);
  const { fair } = odds.level;
  const entries: [string, number][] = fair
    ? Object.entries(fair).map(([tier, [top, bottom]]) => [
        tier,
        tenThousandths(multiply(share, rational(top, bottom))),
      ])
    : chancesOf(play).map((chance) => [
        chance.bet || 'win',
        tenThousandths(levelled(chance, share)),
      ]);
  return { ...play, odds: Object.fromEntries(entries) };
}

/** Odds at which a bet of one paying tier returns `share` of its stake. */
function levelled({ units, expected }: ReturnType<typeof chancesOf>[number], share: Rational) {
  const push = expected.find(({ tier }) => tier === 'push')?.wins ?? ZERO;
  const won = expected.filter(({ tier }) => tier !== 'push');
  const [only] = won;
  if (!only || won.length > 1)
    throw new RangeError('several tiers share the return: name their fair odds');
  return divide(subtract(multiply(share, rational(units)), push), only.wins);
}

const tenThousandths = (value: Rational): number =>
  Number((value.numerator * ODDS_SCALE) / value.denominator);

/**
 * The other side of a prize level: the rebate, in ten-thousandths of the stake, that a player with quota for `most`
 * gets for taking `level`.
 */
export function rebateTenThousandths(level: number, most: number): number {
  if (level > most || most > FAIR_LEVEL) throw new RangeError(`no level ${level} up to ${most}`);
  return ((most - level) * Number(ODDS_SCALE)) / FAIR_LEVEL;
}

/** That rebate of a stake, rounded down once. */
export const rebateMinor = (stakeMinor: bigint, level: number, most: number): bigint =>
  (stakeMinor * BigInt(rebateTenThousandths(level, most))) / ODDS_SCALE;

/** The price of a unit in minor units, or undefined when the scale is finer than the currency's minor unit. */
export function unitMinor(
  currency: Currency,
  scale: UnitScale,
  multiple: number,
): bigint | undefined {
  if (!Number.isSafeInteger(multiple) || multiple < 1) {
    throw new RangeError('a multiple is an integer from 1');
  }
  const thousandths = scale * 10 ** CURRENCY_DIGITS[currency];
  return thousandths % 1000 === 0 ? BigInt(thousandths / 1000) * BigInt(multiple) : undefined;
}

/** What a rules page says of a row: figures only, the words are the client's. */
export interface PlayFacts {
  readonly play: string;
  readonly bets: readonly {
    readonly bet: string;
    readonly units: string;
    /** Percent with four decimals. */
    readonly winPercent: string;
    readonly returnPercent: string;
    /** Expected wins of a bet with six decimals, all tiers together. */
    readonly expectedWins: string;
    readonly fairOdds: string | null;
  }[];
  readonly rule: PricedPlay['rule'];
  readonly odds: PricedPlay['odds'];
  readonly example: WorkedExample;
}
export interface WorkedExample {
  readonly selection: ReturnType<typeof exampleOf>['selection'];
  readonly results: readonly (readonly string[])[];
  readonly units: string;
  readonly wins: readonly { readonly tier: string; readonly halves: string }[];
  /** For a unit price of ten thousand minor units. */
  readonly unitMinor: string;
  readonly payoutMinor: string;
}

const HUNDRED = rational(100);

export function factsOf(play: PricedPlay): PlayFacts {
  return {
    play: play.code,
    rule: play.rule,
    odds: play.odds,
    bets: chancesOf(play).map((chance) => {
      const wins = chance.expected
        .filter(({ tier }) => tier !== 'push')
        .reduce((total, { wins: each }) => subtract(total, subtract(ZERO, each)), ZERO);
      const single = chance.expected.length === 1 && wins.numerator > 0n;
      return {
        bet: chance.bet,
        units: String(chance.units),
        winPercent: decimal(multiply(chance.win, HUNDRED), 4),
        returnPercent: decimal(multiply(returnOf(play, chance), HUNDRED), 4),
        expectedWins: decimal(wins, 6),
        fairOdds: single ? decimal(divide(rational(chance.units), wins), 4) : null,
      };
    }),
    example: workedExample(play),
  };
}

const EXAMPLE_UNIT = 10_000n;

function workedExample(play: PricedPlay): WorkedExample {
  const { selection, results } = exampleOf(play);
  const won = matcher(play, results)(selection);
  return {
    selection,
    results,
    units: String(unitsOf(play, selection)),
    wins: won.map(({ tier, halves }) => ({ tier, halves: String(halves) })),
    unitMinor: String(EXAMPLE_UNIT),
    payoutMinor: String(payoutMinor(play, won, EXAMPLE_UNIT)),
  };
}
