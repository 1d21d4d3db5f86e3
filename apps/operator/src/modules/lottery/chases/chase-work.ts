import { ContractError } from '@palpite/contract/errors.ts';
import type { AccountType } from '@palpite/domain';
import {
  type Database,
  inSavepoint,
  type Transaction,
} from '@palpite/server/database/transaction.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Services } from '#kernel/services.ts';
import { emit } from '#kernel/events/operator-log.ts';
import { defineWork, handleWork, type WorkHandler } from '@palpite/work/work-kind.ts';
import { chaseEnded } from './topics.ts';
import { accountOfRow } from '#modules/identity/index.ts';
import { lotteryBet } from '../tables/lottery.table.ts';
import { slip, wager } from '#modules/wager/tables/wager.table.ts';
import { beforeSlip, changeRule, ensureCaps, type Done, closeSlip } from '#modules/wager/index.ts';
import { placeLines } from '../bets/bet-lines.ts';
import { type PricedLine, priceLines } from '../bets/price-slip.ts';
import { gameOf, issueKey, issuesOnSale, type OweWaiting } from '../issues/issue.ts';
import type { PlayBook } from '../rules/play-book.ts';
import type { TermsBook } from '../rules/terms-book.ts';
import { CHASE_KIND, type ChaseEnd, chaseRule, endKey, partLines, type SlipRow } from './chase.ts';

/** What follows a part of a chase whose issue is settled: the next part, or the end. */
const chasing = defineWork({
  name: 'lottery.chase',
  keptDays: 1,
  payload: v.object({ slipId: v.number(), numero: v.string() }),
});

/** Owes what follows to the chases that waited for an issue. */
export const oweChases =
  (work: Services['work']): OweWaiting =>
  async (tx, issue) => {
    const { brandCode, gameCode, numero } = issue;
    const waiting = await tx
      .select({ id: slip.id })
      .from(slip)
      .where(
        and(
          eq(slip.kind, CHASE_KIND),
          eq(slip.isOpen, true),
          eq(slip.brandCode, brandCode),
          sql`${slip.rule} ->> 'gameCode' = ${gameCode}`,
          sql`${slip.rule} ->> 'numero' = ${numero}`,
        ),
      );
    await work.oweAll(
      tx,
      waiting.map(({ id }) => ({
        kind: chasing,
        key: `${issueKey(issue)}:chase:${id}`,
        payload: { slipId: id, numero },
      })),
    );
  };

type Needs = Pick<Services, 'database' | 'pool' | 'brands' | 'limits' | 'now'> & {
  readonly playBook: PlayBook;
  readonly termsBook: TermsBook;
};

interface NextPart {
  readonly numero: string;
  /** Of the account. */
  readonly type: AccountType;
  /** Null where it cannot be placed as it was promised. */
  readonly lines: readonly PricedLine[] | null;
}

export const chaseWork = (needs: Needs): WorkHandler =>
  handleWork(chasing, {
    async outside({ slipId }): Promise<NextPart | null> {
      const [row] = await needs.database.select().from(slip).where(eq(slip.id, slipId));
      return row === undefined || !row.isOpen ? null : nextPart(needs, row);
    },
    async inside(transaction, { slipId, numero }, next: NextPart | null) {
      const { tx } = transaction;
      const [row] = await tx.select().from(slip).where(eq(slip.id, slipId));
      // Stopped by its member, or this step was done.
      if (!row?.isOpen || chaseRule(row).numero !== numero) return;
      const { stopOnWin } = chaseRule(row);
      const end = (ended: ChaseEnd) => endChase(transaction, slipId, ended);
      if (stopOnWin && (await hasPaid(tx, row, numero))) return void (await end('won'));
      if (next === null) return void (await end('completed'));
      const isPlaced = await placePart(needs, transaction, row, next);
      if (!isPlaced) return void (await end('refused'));
      const rule = chaseRule(row);
      const after = { ...rule, numero: next.numero, placed: rule.placed + 1 };
      await changeRule(tx, slipId, after);
    },
  });

/** @returns null when no part is left @throws Error while no issue is on sale: it is tried again */
async function nextPart(needs: Needs, row: SlipRow): Promise<NextPart | null> {
  const { database, pool, playBook, termsBook, brands } = needs;
  const rule = chaseRule(row);
  if (rule.placed >= rule.multiples.length) return null;
  const brand = await brands.brand(row.brandCode);
  const { accountId } = row;
  const { type } = await accountOfRow(database, accountId);
  const { endedAt } = await gameOf(database, rule.gameCode);
  // There will be no further issue.
  if (endedAt !== null) return { numero: '', type, lines: null };
  const [issue] = await issuesOnSale(database, row.brandCode, rule.gameCode, 1);
  if (issue === undefined) throw new Error(`no issue of ${rule.gameCode} is on sale`);
  const { numero } = issue;
  try {
    const asked = partLines(rule, numero, rule.placed);
    const lines = await priceLines({ database, playBook, termsBook, brand, type }, asked);
    await ensureCaps(
      pool,
      lines.flatMap(({ caps }) => caps),
    );
    return { numero, type, lines };
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    // It closed in between: the next attempt finds the one after it.
    if (error.code === 'issue_closed') throw error;
    return { numero, type, lines: null };
  }
}

/** @returns false when the house, a cap or the account refuses it */
async function placePart(
  { brands, limits, now }: Needs,
  transaction: Transaction,
  row: SlipRow,
  { type, lines }: NextPart,
): Promise<boolean> {
  if (lines === null) return false;
  const brand = await brands.brand(row.brandCode);
  const staker = {
    accountId: row.accountId,
    type,
    brand,
    limits,
    sessionId: null,
    now: now(),
  } as const;
  try {
    await inSavepoint(transaction, () => placeLines(transaction, staker, lines, row.id));
    return true;
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    if (error.code === 'issue_closed' || error.code === 'maintenance') throw error;
    return false;
  }
}

/** Whether a part won anything; a rebate is no win. The bound on numbers spares the partitions of the time before the slip. */
async function hasPaid(tx: Database, row: SlipRow, numero: string): Promise<boolean> {
  const [paid] = await tx
    .select({ id: wager.id })
    .from(wager)
    .innerJoin(lotteryBet, eq(lotteryBet.wagerId, wager.id))
    .where(
      and(
        eq(wager.accountId, row.accountId),
        gt(wager.id, beforeSlip(row.id)),
        eq(wager.slipId, row.id),
        eq(wager.issue, numero),
        gt(wager.payoutMinor, lotteryBet.rebateMinor),
      ),
    )
    .limit(1);
  return paid !== undefined;
}

/**
 * Gives back what no part has taken. A chase that has ended keeps the reason that it ended for.
 * @returns the act, and the balance after it
 */
export async function endChase(
  { tx, client }: Pick<Transaction, 'tx' | 'client'>,
  slipId: number,
  ended: ChaseEnd,
): Promise<Done> {
  const done = await closeSlip(client, { key: endKey(slipId), slipId });
  // Read after the lock: a part may have been placed, or another may have ended it, while this waited.
  const [row] = await tx.select().from(slip).where(eq(slip.id, slipId));
  if (row === undefined) throw new Error(`slip ${slipId} has gone`);
  const rule = chaseRule(row);
  await changeRule(tx, slipId, { ...rule, ended: rule.ended ?? ended });
  await emit(tx, chaseEnded, row, { slipId });
  return done;
}
