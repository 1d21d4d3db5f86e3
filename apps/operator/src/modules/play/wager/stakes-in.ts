import type { Database } from '@palpite/server/database/transaction.ts';
import { sql } from 'drizzle-orm';
import type { Span } from '#modules/money/index.ts';
import { wager } from '../tables/wager.table.ts';

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
    select (
      select coalesce(sum(${wager.validMinor}), 0)::text from ${wager}
      where ${wager.accountId} = ${accountId}
        and ${wager.id} >= ledger.id_at(span.since)
        and ${wager.id} < coalesce(ledger.id_at(span.until), 9007199254740991)
    ) as staked
    from unnest(${sql.param(from)}::timestamptz[], ${sql.param(to)}::timestamptz[])
      with ordinality as span (since, until, place)
    order by span.place
  `);
  return rows.map(({ staked }) => BigInt(staked));
}
