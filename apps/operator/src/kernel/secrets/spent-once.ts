import { createHash } from 'node:crypto';
import { prepared } from '@palpite/server/database/prepared.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { eq, lt, sql } from 'drizzle-orm';
import { spentOnce } from './secrets.table.ts';

/**
 * Consumes a one-time value, once for all processes. The row commits before the work that the value is for, so it
 * stays consumed when that work fails. Within that work's own transaction it is consumed together with the work, or
 * not at all.
 * @param purpose keeps the same value apart for whom it means something else
 * @returns false when it was consumed before
 */
export async function spendOnce(
  database: Database,
  purpose: string,
  value: string,
  expiresAt: Date,
): Promise<boolean> {
  const inserted = await insertSpent(database).execute({
    valueHash: hashOf(purpose, value),
    expiresAt,
  });
  return inserted.length === 1;
}

const insertSpent = prepared((database) =>
  database
    .insert(spentOnce)
    .values({ valueHash: sql.placeholder('valueHash'), expiresAt: sql.placeholder('expiresAt') })
    .onConflictDoNothing()
    .returning({ expiresAt: spentOnce.expiresAt })
    .prepare('spend-once'),
);

/** Whether a one-time value was consumed before. */
export async function wasSpent(
  database: Database,
  purpose: string,
  value: string,
): Promise<boolean> {
  const rows = await database
    .select({ expiresAt: spentOnce.expiresAt })
    .from(spentOnce)
    .where(eq(spentOnce.valueHash, hashOf(purpose, value)));
  return rows.length > 0;
}

function hashOf(purpose: string, value: string): Buffer {
  return createHash('sha256').update(`${purpose}\n${value}`).digest();
}

/** Removes values that would be refused for their age anyway. */
export async function sweepSpent(database: Database, now: Date): Promise<number> {
  const { rowCount } = await database.delete(spentOnce).where(lt(spentOnce.expiresAt, now));
  return rowCount ?? 0;
}
