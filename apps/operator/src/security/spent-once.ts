import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import { spentOnce } from '../database/schema/frame.ts';
import type { Database } from '../database/transaction.ts';

/**
 * Takes a one-time value, once for all processes. The row commits by itself, before the work that the
 * value opens the way for: a value whose work then fails is spent all the same.
 * @returns false when it was taken before
 */
export async function spendOnce(
  database: Database,
  purpose: 'payload' | 'captcha' | 'hand-over' | 'vendor-nonce',
  value: string,
  expiresAt: Date,
): Promise<boolean> {
  const valueHash = createHash('sha256').update(`${purpose}\n${value}`).digest();
  const taken = await database
    .insert(spentOnce)
    .values({ valueHash, expiresAt })
    .onConflictDoNothing()
    .returning({ expiresAt: spentOnce.expiresAt });
  return taken.length === 1;
}

/** Removes values that would be refused for their age anyway. */
export async function sweepSpent(database: Database, now: Date): Promise<number> {
  const { rowCount } = await database.delete(spentOnce).where(lt(spentOnce.expiresAt, now));
  return rowCount ?? 0;
}
