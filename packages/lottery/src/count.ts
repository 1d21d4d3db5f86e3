/**
 * The counting function: what a bet of a row costs, how likely it wins, what it returns. Exact, from the row alone; the
 * same functions that match a selection say what it would win at most.
 */
import {
  divide,
  multiply,
  ONE,
  type Rational,
  rational,
  subtract,
  sum,
} from '@palpite/domain/rational.ts';
import { chargeOf, distributionOf } from './charge.ts';
import { arrange, choose } from './combinatorics.ts';
import { leastWins, sumHalves } from './match.ts';
import { ODDS_SCALE, oddsOf, type PricedPlay, type RuleOf, type UnpricedPlay } from './play.ts';
import { classesOf, sequenceOf, spotDigits, spotPlaces, tableOf, wins } from './reading.ts';

/** One kind of bet of a row: all bets of most rows are alike, choices of a measure are not. */
export interface Chance {
  /** The choice, or '' where all bets of the row are alike. */
  readonly bet: string;
  /** Units that the bet costs. */
  readonly units: bigint;
  /** How likely it wins at all; a returned stake is no win. */
  readonly win: Rational;
  /** Expected wins of each tier. */
  readonly expected: readonly { readonly tier: string; readonly wins: Rational }[];
}

/** The chances of every kind of bet of a row. */
export function chancesOf(play: UnpricedPlay): Chance[] {
  const { rule } = play;
  const units = BigInt(play.units);
  const alike = (win: Rational, wins: Rational = win): Chance[] => [
    { bet: '', units, win, expected: [{ tier: 'win', wins }] },
  ];
  switch (rule.kind) {
    case 'spots': {
      const [spots, one] = spotChance(play, rule);
      return alike(subtract(ONE, power(subtract(ONE, one), spots)), multiply(rational(spots), one));
    }
    case 'came':
      return alike(...cameChance(play, rule));
    case 'wheel':
      return [wheelChance(play, rule)];
    case 'exact': {
      const { high, low, repeats } = sequenceOf(play);
      const each = play.area.kind === 'positions' && play.area.join === 'each';
      const size = each ? 1 : rule.window.length;
      const symbols = high - low + 1;
      const outcomes = repeats ? BigInt(symbols) ** BigInt(size) : arrange(symbols, size);
      return alike(rational(1n, outcomes));
    }
    case 'group':
      return alike(groupChance(play, rule));
    case 'hits':
      return [hitsChance(play, rule)];
    case 'repeats':
      return alike(repeatsChance(play, rule));
    case 'measure':
      return measureChances(play, rule);
  }
}

/** What one unit staked on a bet returns on average, all tiers together. */
export function returnOf(
  { odds }: Pick<PricedPlay, 'odds'>,
  { units, expected }: Chance,
): Rational {
  const paid = expected.map(({ tier, wins }) =>
    multiply(wins, rational(oddsOf(odds, tier), ODDS_SCALE)),
  );
  return divide(sum(paid), rational(units));
}

export interface ReturnFault {
  readonly play: string;
  readonly bet: string;
  /** The return of the bet, in ten-thousandths of the stake, rounded up. */
  readonly returnTenThousandths: bigint;
}

/** The bet of a row that returns most above the limit, with the figure; undefined when none does. */
export function returnAbove(
  play: PricedPlay,
  limitTenThousandths: bigint,
): ReturnFault | undefined {
  const faults = chancesOf(play)
    .map((chance) => ({
      play: play.code,
      bet: chance.bet,
      returnTenThousandths: roundedUp(multiply(returnOf(play, chance), rational(ODDS_SCALE))),
    }))
    .filter((fault) => fault.returnTenThousandths > limitTenThousandths);
  return faults.toSorted((a, b) => Number(b.returnTenThousandths - a.returnTenThousandths))[0];
}

const roundedUp = ({ numerator, denominator }: Rational) =>
  (numerator + denominator - 1n) / denominator;

export function power(base: Rational, exponent: number): Rational {
  return rational(base.numerator ** BigInt(exponent), base.denominator ** BigInt(exponent));
}

/** How many independent spots a bet looks at, and how likely one of them shows a number. */
function spotChance(
  play: UnpricedPlay,
  { spots }: RuleOf<'spots' | 'came' | 'wheel'>,
): [number, Rational] {
  const shape = tableOf(play);
  const numbers = 10n ** BigInt(spotDigits(shape, spots));
  return [spotPlaces(shape, spots).length * play.stations, rational(1n, numbers)];
}

/** The chance that exactly so many of a bet's numbers come, and the wins expected. */
function cameChance(play: UnpricedPlay, rule: RuleOf<'came'>): [Rational, Rational] {
  const [spots, one] = spotChance(play, rule);
  const size = play.area.kind === 'pool' ? play.area.choose : 1;
  const win = exactlyCame([spots, one], size, rule.came);
  if (rule.pays === 'once') return [win, win];
  return [win, expectedWins(spots, Number(one.denominator), size, rule.pays)];
}

/** The chance that of `size` numbers exactly `came` come. */
function exactlyCame([spots, one]: [number, Rational], size: number, came: number): Rational {
  const missing = size - came;
  // Inclusion and exclusion over the numbers that may come: those that must not are missing in every term.
  const terms = Array.from({ length: came + 1 }, (_, out) => {
    const none = subtract(ONE, multiply(one, rational(missing + out)));
    const sign = out % 2 === 0 ? 1n : -1n;
    return multiply(rational(sign * choose(came, out)), power(none, spots));
  });
  return multiply(rational(choose(size, came)), sum(terms));
}

/** It wins when as many numbers come as its least group has; each group is as likely as an xiên of its size. */
function wheelChance(play: UnpricedPlay, rule: RuleOf<'wheel'>): Chance {
  const chance = spotChance(play, rule);
  const size = play.area.kind === 'pool' ? play.area.choose : 1;
  const least = Math.min(...rule.sizes);
  const enough = Array.from({ length: size - least + 1 }, (_, more) =>
    exactlyCame(chance, size, least + more),
  );
  const expected = rule.sizes.map((of) => ({
    tier: String(of),
    wins: multiply(rational(choose(size, of)), exactlyCame(chance, of, of)),
  }));
  return { bet: '', units: BigInt(play.units), win: sum(enough), expected };
}

/** Expected wins of a bet whose `size` numbers all come, over every way to share the spots among them. */
function expectedWins(spots: number, numbers: number, size: number, pays: 'least' | 'halfSum') {
  let halves = 0n;
  const share = (counts: readonly number[], left: number, ways: bigint): void => {
    if (counts.length === size) {
      const won = pays === 'least' ? 2n * leastWins([], counts, size) : sumHalves([], counts, size);
      halves += won * ways * BigInt(numbers - size) ** BigInt(left);
      return;
    }
    for (let count = 1; count <= left; count += 1) {
      share([...counts, count], left - count, ways * choose(left, count));
    }
  };
  share([], spots, 1n);
  return rational(halves, 2n * BigInt(numbers) ** BigInt(spots));
}

/** The chance of one multiset: its arrangements among all outcomes. */
function groupChance(play: UnpricedPlay, { window, pattern }: RuleOf<'group'>): Rational {
  const { high, low, repeats } = sequenceOf(play);
  const size = window.length;
  const symbols = high - low + 1;
  const arrangements = classesOf(pattern).reduce(
    (ways, { times, symbols: of }) => ways / arrange(times, times) ** BigInt(of),
    arrange(size, size),
  );
  const outcomes = repeats ? BigInt(symbols) ** BigInt(size) : arrange(symbols, size);
  return rational(arrangements, outcomes);
}

function hitsChance(play: UnpricedPlay, { window, paid }: RuleOf<'hits'>): Chance {
  const shape = sequenceOf(play);
  const symbols = shape.high - shape.low + 1;
  const size = play.area.kind === 'pool' ? play.area.choose : 1;
  const chance = (hits: number): Rational =>
    shape.repeats
      ? distinctHits(symbols, window.length, size, hits)
      : rational(
          choose(size, hits) * choose(symbols - size, window.length - hits),
          choose(symbols, window.length),
        );
  const expected = paid.map((hits) => ({ tier: String(hits), wins: chance(hits) }));
  return {
    bet: '',
    units: BigInt(play.units),
    win: sum(expected.map(({ wins }) => wins)),
    expected,
  };
}

/** The chance that exactly `hits` of `size` symbols are among `drawn` independent ones. */
function distinctHits(symbols: number, drawn: number, size: number, hits: number): Rational {
  const terms = Array.from({ length: hits + 1 }, (_, out) => {
    const sign = out % 2 === 0 ? 1n : -1n;
    const left = BigInt(symbols - (size - hits) - out);
    return sign * choose(hits, out) * left ** BigInt(drawn);
  });
  const ways = terms.reduce((all, term) => all + term, 0n) * choose(size, hits);
  return rational(ways, BigInt(symbols) ** BigInt(drawn));
}

/** The chance that a symbol comes at least so often: binomial, since only games that repeat symbols have it. */
function repeatsChance(play: UnpricedPlay, { window, atLeast }: RuleOf<'repeats'>): Rational {
  const { high, low } = sequenceOf(play);
  const symbols = BigInt(high - low + 1);
  const size = window.length;
  let ways = 0n;
  for (let times = atLeast; times <= size; times += 1) {
    ways += choose(size, times) * (symbols - 1n) ** BigInt(size - times);
  }
  return rational(ways, symbols ** BigInt(size));
}

function measureChances(play: UnpricedPlay, rule: RuleOf<'measure'>): Chance[] {
  const { weights, total } = distributionOf(play, rule);
  const charges = chargeOf(play, rule);
  return rule.choices.map((choice) => {
    const tiers = new Map<string, bigint>();
    let won = 0n;
    const charge = charges.get(choice.code) ?? 0n;
    for (const weight of weights) {
      const push = choice.push.includes(weight.value);
      if (!push && !wins(rule, choice, weight)) continue;
      const tier = push ? 'push' : rule.tierBy === 'form' ? weight.form : choice.code;
      tiers.set(tier, (tiers.get(tier) ?? 0n) + weight.outcomes * (push ? charge : 1n));
      if (!push) won += weight.outcomes;
    }
    const expected = [...tiers].map(([tier, ways]) => ({ tier, wins: rational(ways, total) }));
    return {
      bet: choice.code,
      units: charge * BigInt(play.units),
      win: rational(won, total),
      expected,
    };
  });
}
