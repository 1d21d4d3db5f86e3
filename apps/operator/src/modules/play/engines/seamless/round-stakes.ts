import type { Database } from '@palpite/server/database/transaction.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { vendorTransaction } from '../../tables/game-round.table.ts';

type Row = typeof vendorTransaction.$inferSelect;

/** The stakes of a round that were not rolled back, in the order they were placed. */
export async function standingStakes(
  tx: Database,
  vendorCode: string,
  roundId: string,
): Promise<readonly Row[]> {
  const rows = await tx
    .select()
    .from(vendorTransaction)
    .where(
      and(eq(vendorTransaction.vendorCode, vendorCode), eq(vendorTransaction.roundId, roundId)),
    )
    .orderBy(asc(vendorTransaction.at), asc(vendorTransaction.transactionId));
  const takenBack = new Set(rows.map(({ betTransactionId }) => betTransactionId));
  return rows.filter(({ kind, transactionId }) => kind === 'bet' && !takenBack.has(transactionId));
}

/** True when a rollback named this stake, whether before or after it came. */
export async function isTakenBack(
  tx: Database,
  vendorCode: string,
  betTransactionId: string,
): Promise<boolean> {
  return (await takenBack(tx, vendorCode, [betTransactionId])).has(betTransactionId);
}

/** Those of the calls that a rollback named. */
export async function takenBack(
  tx: Database,
  vendorCode: string,
  transactionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (transactionIds.length === 0) return new Set();
  const rows = await tx
    .select({ named: vendorTransaction.betTransactionId })
    .from(vendorTransaction)
    .where(
      and(
        eq(vendorTransaction.vendorCode, vendorCode),
        // One array, however many there are: a statement takes at most 65,535 parameters.
        sql`${vendorTransaction.betTransactionId} = any(${sql.param([...transactionIds])}::text[])`,
      ),
    );
  return new Set(rows.flatMap(({ named }) => named ?? []));
}
