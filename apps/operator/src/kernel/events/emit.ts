import type { Database } from '@palpite/server/database/transaction.ts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type FactsOf, TOPICS, type TopicName } from './topics.ts';

/** Whom an event is about; without an account the brand as a whole. */
export interface Subject {
  readonly brandCode: string;
  readonly accountId?: number;
}

/**
 * Writes an event in the transaction of what it reports: both are committed, or neither is. Readers see it once the relay
 * has given it a place. SQL has the same as `operator.emit`.
 */
export async function emit<Name extends TopicName>(
  tx: Database,
  topic: Name,
  { brandCode, accountId }: Subject,
  facts: FactsOf<Name>,
): Promise<void> {
  const parsed = JSON.stringify(v.parse(TOPICS[topic].facts, facts));
  await tx.execute(
    sql`select operator.emit(${brandCode}, ${accountId ?? null}::bigint, ${topic}, ${parsed}::jsonb)`,
  );
}
