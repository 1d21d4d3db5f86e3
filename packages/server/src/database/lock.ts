import { sql } from 'drizzle-orm';
import type { Database } from './transaction.ts';

/** Waits for the lock of that name, then keeps it until the transaction ends. One transaction in the whole database has it. */
export async function lockFor(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyOf(name)})`);
}

/** Locks that name if it is free. @returns whether the transaction now has the lock */
export async function lockIfFree(tx: Database, name: string): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${keyOf(name)}) as locked`,
  );
  return rows[0]?.locked === true;
}

const keyOf = (name: string) => sql`hashtextextended(${`palpite ${name}`}, 0)`;
