/**
 * A play is a row: what is chosen, what wins, what is charged, what is paid. Everything else about it (number of bets,
 * probability, return, rule text, example, payout) is computed from the row, so that no two of them can differ.
 *
 * Odds are integers in ten-thousandths of the unit stake, and gross: the stake is not returned beside them.
 */
import * as v from 'valibot';
import { KINDS, MOST_STATIONS } from './games.ts';
import { FORMS, MEASURES } from './measures.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
const word = v.pipe(v.string(), v.regex(/^[A-Za-z0-9.-]{1,40}$/));

/** Positions of a sequence, from 0. */
const window = v.pipe(v.array(whole), v.minLength(1));
/** The same slice (as `String.slice`: -2 and null are the last two digits) of every number of these prizes that has it. */
export const spots = v.object({
  prizes: v.union([v.literal('all'), v.pipe(v.array(v.string()), v.minLength(1))]),
  from: v.pipe(v.number(), v.integer()),
  to: v.nullable(v.pipe(v.number(), v.integer())),
});
export type Spots = v.InferOutput<typeof spots>;

/** What the player chooses. Every kind is stored as the same `Selection`. */
export const area = v.variant('kind', [
  /** `choose` of the symbols chosen make a bet; with `banker`, some may be in every bet. */
  v.object({ kind: v.literal('pool'), choose: positive, banker: v.boolean() }),
  /** Symbols for each position: `all`, a bet is one of each; `each`, every symbol is a bet of its own. */
  v.object({ kind: v.literal('positions'), join: v.picklist(['all', 'each']) }),
  /** Symbols for each multiplicity of the rule's pattern, the highest first. */
  v.object({ kind: v.literal('pattern') }),
  /** Named choices of a measure. */
  v.object({ kind: v.literal('choices') }),
]);

/** A named set of a measure's values: from `from` to `to`, every `step`; `push` values return the stake. */
export const choice = v.object({
  code: word,
  from: v.pipe(v.number(), v.integer()),
  to: v.pipe(v.number(), v.integer()),
  step: positive,
  /** Values in the range that do not win. */
  except: v.array(v.pipe(v.number(), v.integer())),
  push: v.array(v.pipe(v.number(), v.integer())),
});
export type Choice = v.InferOutput<typeof choice>;

const source = v.union([v.object({ window }), v.object({ spots })]);

/** What wins. Tiers, by which the odds may differ, are said with each. */
export const rule = v.variant('kind', [
  /** A number wins once for every spot that shows it. Tier `win`. */
  v.object({ kind: v.literal('spots'), spots }),
  /** Of the numbers of a bet exactly `came` come. Counted once, by the least count, or by half the sum. Tier `win`. */
  v.object({
    kind: v.literal('came'),
    spots,
    came: whole,
    pays: v.picklist(['once', 'least', 'halfSum']),
  }),
  /**
   * Xiên quay: of the numbers of a bet, every group of one of these sizes wins whose numbers all come, once. Tier: how
   * many numbers the group has.
   */
  v.object({ kind: v.literal('wheel'), spots, sizes: v.pipe(v.array(positive), v.minLength(1)) }),
  /** The window shows these symbols in this order. Tier `win`. */
  v.object({ kind: v.literal('exact'), window }),
  /** The window shows these symbols in any order, as often as the pattern says. Tier `win`. */
  v.object({ kind: v.literal('group'), window, pattern: v.array(positive) }),
  /** One of the paid numbers of a bet's symbols is in the window. Tier: how many. */
  v.object({ kind: v.literal('hits'), window, paid: v.pipe(v.array(whole), v.minLength(1)) }),
  /** The symbol is in the window at least so often. Tier `win`. */
  v.object({ kind: v.literal('repeats'), window, atLeast: positive }),
  /** A measure of the window lies in the choice. Tier: the choice, or the form of the window. */
  v.object({
    kind: v.literal('measure'),
    of: source,
    measure: v.picklist(MEASURES),
    /** The last and the first symbol are neighbours, as 9 and 0, in straights. */
    ring: v.boolean(),
    choices: v.pipe(v.array(choice), v.minLength(1)),
    /** Forms of three symbols that win; all if it is not given. */
    forms: v.optional(v.array(v.picklist(FORMS))),
    tierBy: v.picklist(['choice', 'form']),
    /** `outcomes`: a choice costs a unit for each outcome that it holds; `groups`: for each multiset. */
    charge: v.picklist(['one', 'outcomes', 'groups']),
  }),
]);
export type Rule = v.InferOutput<typeof rule>;
export type RuleOf<K extends Rule['kind']> = Extract<Rule, { kind: K }>;

/** What one tier pays. It is hashed in the leaf of a bet as a number of JSON, which is exact up to here. */
export const tierOdds = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);
/** Odds by tier; `win` is what every tier pays that is not named. */
export const fixedOdds = v.record(v.string(), tierOdds);
/** Odds that follow the prize level; tiers whose fair odds (as a fraction) the count alone cannot share out are named. */
const levelOdds = v.object({
  fair: v.optional(v.record(v.string(), v.tuple([positive, positive]))),
});

const row = {
  code: word,
  /** The group of the betting view. */
  group: word,
  kind: v.picklist(KINDS),
  area,
  rule,
  /** Units charged for one bet. */
  units: positive,
  /** Stations of one bet: 2 where the numbers may come at either of two. */
  stations: v.picklist([1, MOST_STATIONS]),
};
export const play = v.object({
  ...row,
  odds: v.union([v.object({ fixed: fixedOdds }), v.object({ level: levelOdds })]),
});
/** A row as the operator stores it. */
export type Play = v.InferOutput<typeof play>;
export const pricedPlay = v.object({ ...row, odds: fixedOdds });
/** A row whose odds are figures: what is quoted, placed and settled. */
export type PricedPlay = v.InferOutput<typeof pricedPlay>;
export type UnpricedPlay = Omit<PricedPlay, 'odds'>;

/** One whole unit of odds: ten thousand ten-thousandths. */
export const ODDS_SCALE = 10_000n;

/** What one win of this tier pays, in ten-thousandths of the unit stake; 0 for a tier that the row does not pay. */
export function oddsOf(odds: PricedPlay['odds'], tier: string): bigint {
  return BigInt((tier === 'push' ? Number(ODDS_SCALE) : (odds[tier] ?? odds.win)) ?? 0);
}
