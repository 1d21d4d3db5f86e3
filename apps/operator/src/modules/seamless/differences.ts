import type { Database } from '@palpite/server/database/transaction.ts';
import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { reconciliationDifference } from './tables/vendor-session.table.ts';
import { type Difference, differenceOf, type OurTransaction } from './compare-transactions.ts';
import { ourRecords } from './our-transactions.ts';
import type { TheirTransaction } from './vendors/vendor-client.ts';

/** The differences that a reconciliation found: recorded once each, closed by later events or by staff. */

/** Rows in one statement: six parameters each, of 65,535. */
const AT_ONCE = 1_000;
const AGREE_NOW = 'the two records agree now';

/** Records the new ones of `differences`. */
export async function recordDifferences(
  tx: Database,
  vendorCode: string,
  differences: readonly Difference[],
  now: Date,
): Promise<void> {
  for (let first = 0; first < differences.length; first += AT_ONCE) {
    await tx
      .insert(reconciliationDifference)
      .values(
        differences
          .slice(first, first + AT_ONCE)
          .map((each) => ({ ...each, vendorCode, foundAt: now })),
      )
      .onConflictDoNothing();
  }
}

/** Closes the open differences that a page of the vendor's record settles. @returns how many */
export async function resolveSeenAgain(
  database: Database,
  vendorCode: string,
  page: {
    readonly ours: ReadonlyMap<string, OurTransaction>;
    readonly theirs: ReadonlyMap<string, TheirTransaction>;
    readonly now: Date;
  },
): Promise<number> {
  const agreeing = [...page.theirs].flatMap(([id, theirs]) => {
    const ours = page.ours.get(id);
    return ours && !differenceOf(ours, theirs) ? [id] : [];
  });
  if (agreeing.length === 0) return 0;
  return closeAgreeing(
    database,
    sql`${reconciliationDifference.vendorCode} = ${vendorCode}
      and ${reconciliationDifference.transactionId} = any(${sql.param(agreeing)}::text[])`,
    page.now,
  );
}

/** Closes the open differences of a vendor that our later records settle. @returns how many */
export async function resolveAgreeing(
  database: Database,
  vendorCode: string,
  now: Date,
): Promise<number> {
  let resolved = 0;
  for (let after = 0; ; ) {
    const open = await database
      .select()
      .from(reconciliationDifference)
      .where(
        and(
          eq(reconciliationDifference.vendorCode, vendorCode),
          isNull(reconciliationDifference.resolvedAt),
          ne(reconciliationDifference.kind, 'stale_round'),
          gt(reconciliationDifference.id, after),
        ),
      )
      .orderBy(asc(reconciliationDifference.id))
      .limit(AT_ONCE);
    const ours = await ourRecords(database, vendorCode).named(
      open.map(({ transactionId }) => transactionId),
    );
    const settled = open.flatMap(({ id, transactionId, theirs }) => {
      const mine = ours.get(transactionId);
      return mine && theirs && !differenceOf(mine, theirs as TheirTransaction) ? [id] : [];
    });
    if (settled.length > 0) {
      resolved += await closeAgreeing(
        database,
        sql`${reconciliationDifference.id} = any(${sql.param(settled)}::bigint[])`,
        now,
      );
    }
    const last = open.at(-1);
    if (!last || open.length < AT_ONCE) return resolved;
    after = last.id;
  }
}

/** Closes a difference with its outcome. @returns false when it was closed before or is unknown */
export async function markResolved(
  tx: Database,
  id: number,
  resolution: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(reconciliationDifference)
    .set({ resolvedAt: now, resolution })
    .where(and(eq(reconciliationDifference.id, id), isNull(reconciliationDifference.resolvedAt)))
    .returning({ id: reconciliationDifference.id });
  return rows.length === 1;
}

async function closeAgreeing(
  database: Database,
  which: ReturnType<typeof sql>,
  now: Date,
): Promise<number> {
  const { rowCount } = await database
    .update(reconciliationDifference)
    .set({ resolvedAt: now, resolution: AGREE_NOW })
    .where(
      and(
        which,
        isNull(reconciliationDifference.resolvedAt),
        ne(reconciliationDifference.kind, 'stale_round'),
      ),
    );
  return rowCount ?? 0;
}
