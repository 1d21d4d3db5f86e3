import { MOST_CHASE_ISSUES } from '@palpite/contract/lottery-bet.ts';
import type { CHASE_ENDS } from '@palpite/contract/lottery-chase.ts';
import { lotterySelection } from '@palpite/contract/lottery-bet.ts';
import * as v from 'valibot';
import type { PricedLine } from '../bets/price-slip.ts';
import type { slip } from '#modules/wager/tables/wager.table.ts';

/** A chase is a slip of this kind: its hold is the sum, its rule says what is placed next. */
export const CHASE_KIND = 'lottery-chase';

const rule = v.object({
  gameCode: v.string(),
  /** The issue of the last part placed, whose settlement owes the next one. */
  numero: v.string(),
  /** The game, by which the account record names the slip. */
  nodeId: v.number(),
  /** At multiple 1. */
  lines: v.array(
    v.object({
      play: v.string(),
      selection: lotterySelection,
      unitMinor: v.string(),
      prizeLevel: v.optional(v.number()),
    }),
  ),
  multiples: v.pipe(v.array(v.number()), v.maxLength(MOST_CHASE_ISSUES)),
  stopOnWin: v.boolean(),
  /** Parts placed so far. */
  placed: v.number(),
  ended: v.nullable(v.picklist(['completed', 'won', 'stopped', 'refused'] satisfies ChaseEnd[])),
});
export type ChaseRule = v.InferOutput<typeof rule>;
export type ChaseEnd = (typeof CHASE_ENDS)[number];
export type SlipRow = typeof slip.$inferSelect;

export const chaseRule = (row: Pick<SlipRow, 'rule'>): ChaseRule => v.parse(rule, row.rule);

/** The lines of a part, as a slip of its issue asks for them. */
export function partLines(
  { gameCode, lines, multiples }: Pick<ChaseRule, 'gameCode' | 'lines' | 'multiples'>,
  numero: string,
  part: number,
) {
  const multiple = BigInt(multiples[part] ?? 0);
  return lines.map(({ unitMinor, ...line }) => ({
    gameCode,
    numero,
    ...line,
    unitMinor: (BigInt(unitMinor) * multiple).toString(),
  }));
}

/** What a part costs, from what one costs that is priced. */
export const stakeOf = (lines: readonly PricedLine[]): bigint =>
  lines.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);

/** What is before and after the number of a chase in the key of the act that ends it. */
export const END_KEY = { before: 'lottery:chase:', after: ':end' };

/** The key of the act that ends a chase, however it ends. */
export const endKey = (slipId: number): string => `${END_KEY.before}${slipId}${END_KEY.after}`;
