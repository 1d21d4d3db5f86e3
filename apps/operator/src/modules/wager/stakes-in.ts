import type { Database } from '@palpite/server/database/transaction.ts';
import { sql } from 'drizzle-orm';
import type { Span } from '#modules/money/index.ts';

/**
 * What of an account's stakes counts in each of the spans: of wagers that were placed in it and are decided, what their
 * engines say is valid. Money's port `StakesIn`.
 */
export async function stakesIn(
  database: Database,
  accountId: number,
  spans: readonly Span[],
): Promise<readonly bigint[]> {
  if (spans.length === 0) return [];
  const from = spans.map((span) => span.from.toISOString());
  const to = spans.map((span) => span.to?.toISOString() ?? null);
  const { rows } = await database.execute<{ staked: string }>(sql`
    select staked_minor::text as staked from operator.stakes_in(
      ${accountId}, ${sql.param(from)}::timestamptz[], ${sql.param(to)}::timestamptz[])`);
  return rows.map(({ staked }) => BigInt(staked));
}
