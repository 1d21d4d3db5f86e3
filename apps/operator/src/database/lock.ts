import { sql } from 'drizzle-orm';
import type { Database } from './transaction.ts';

/** Waits for, then holds until the transaction ends, the lock of that name: one holder in the whole database. */
export async function lockFor(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyOf(name)})`);
}

/** Takes the lock of that name where nobody holds it. @returns whether it did */
export async function lockIfFree(tx: Database, name: string): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${keyOf(name)}) as taken`,
  );
  return rows[0]?.taken === true;
}

const keyOf = (name: string) => sql`hashtextextended(${`palpite ${name}`}, 0)`;
