import type { Kind } from '@palpite/lottery/games.ts';
import { PLAYS } from '@palpite/lottery/plays.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { Services } from '#kernel/services.ts';
import { defineWork, handleWork, type Owed, type WorkHandler } from '@palpite/work/work-kind.ts';
import { type IssueRow, lotteryBet, lotteryIssue } from '../tables/lottery.table.ts';
import { IN_PUBLIC } from './in-public.ts';
import { BATCH, settleBets, type SettleNeeds } from './settle-bets.ts';

/** The settlement of at most a hundred bets at the same two stations, once both are drawn or void. */
const pairing = defineWork({
  name: 'lottery.settle-pair',
  keptDays: 1,
  payload: v.object({ issueId: v.number(), secondId: v.number(), from: v.number() }),
});

/**
 * Owes the settlement of the bets whose other station is decided already: the later one of two draws finds them. Call it in
 * the transaction that keeps the numbers of a draw, after them.
 */
export async function owePairs(
  tx: Database,
  work: Services['work'],
  kind: Kind,
  issue: IssueRow,
): Promise<void> {
  if (!PLAYS[kind].some(({ stations }) => stations > 1)) return;
  // Two draws at the same moment: the second one waits for the first, and then sees its numbers.
  const pairs = `lottery-pairs:${issue.brandCode}:${issue.numero}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${pairs}, 4))`);
  const [first, second] = [alias(lotteryIssue, 'first'), alias(lotteryIssue, 'second')];
  const found = await tx
    .select({ issueId: first.id, secondId: second.id, bets: sql<number>`count(*)::int` })
    .from(lotteryBet)
    .innerJoin(first, eq(first.id, lotteryBet.issueId))
    .innerJoin(second, eq(second.id, lotteryBet.secondIssueId))
    .where(
      and(
        or(
          and(eq(lotteryBet.issueId, issue.id), isNotNull(lotteryBet.secondIssueId)),
          eq(lotteryBet.secondIssueId, issue.id),
        ),
        isNotNull(lotteryBet.place),
        isDecided(first),
        isDecided(second),
      ),
    )
    .groupBy(first.id, second.id);
  await work.oweAll(tx, found.flatMap(batchesOf));
}

/** Drawn, or void. */
const isDecided = ({ drawnAt, voidedAt }: Record<'drawnAt' | 'voidedAt', AnyPgColumn>) =>
  or(isNotNull(drawnAt), isNotNull(voidedAt));

interface Pair {
  readonly issueId: number;
  readonly secondId: number;
}

const batchesOf = ({
  bets,
  ...pair
}: Pair & { readonly bets: number }): Owed<typeof pairing.payload>[] =>
  Array.from({ length: Math.ceil(bets / BATCH) }, (_, nth) => ({
    kind: pairing,
    key: `lottery:pair:${pair.issueId}:${pair.secondId}:settle:${nth}`,
    payload: { ...pair, from: nth * BATCH },
  }));

export const pairWork = (needs: SettleNeeds): WorkHandler =>
  handleWork(pairing, {
    ...IN_PUBLIC,
    async inside(transaction, { issueId, secondId, from }) {
      const { tx } = transaction;
      const bets = await tx
        .select()
        .from(lotteryBet)
        .where(
          and(
            eq(lotteryBet.issueId, issueId),
            eq(lotteryBet.secondIssueId, secondId),
            isNotNull(lotteryBet.place),
          ),
        )
        .orderBy(asc(lotteryBet.place))
        .limit(BATCH)
        .offset(from);
      const draws = [await issueById(tx, issueId), await issueById(tx, secondId)] as const;
      await settleBets(needs, transaction, draws, bets);
    },
  });

async function issueById(tx: Database, id: number): Promise<IssueRow> {
  const [row] = await tx.select().from(lotteryIssue).where(eq(lotteryIssue.id, id));
  if (row === undefined) throw new Error(`there is no issue ${id}`);
  return row;
}
