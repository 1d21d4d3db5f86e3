import type { Database } from '@palpite/server/database/transaction.ts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { LogHome } from './log-home.ts';
import type { FactsOf, Topic } from './topics.ts';

/** Whom an event is about; without an account the brand as a whole. */
export interface Subject {
  readonly brandCode: string;
  readonly accountId?: number;
}

/**
 * Writes an event in the transaction of what it reports: both are committed, or neither is. Readers see it once the relay
 * has given it a place. SQL has the same as `emit` of the schema.
 */
export async function emit<Of extends Topic>(
  { schema }: LogHome,
  tx: Database,
  topic: Of,
  { brandCode, accountId }: Subject,
  facts: FactsOf<Of>,
): Promise<void> {
  const parsed = JSON.stringify(v.parse(topic.facts, facts));
  await tx.execute(
    sql`select ${sql.raw(schema)}.emit(${brandCode}, ${accountId ?? null}::bigint, ${topic.name}, ${parsed}::jsonb)`,
  );
}
