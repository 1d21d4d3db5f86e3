import { sql } from 'drizzle-orm';
import type { Database } from './transaction.ts';

/** Waits for, then holds until the transaction ends, the lock of that name: one holder in the whole database. */
export async function lockFor(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`palpite ${name}`}, 0))`);
}
