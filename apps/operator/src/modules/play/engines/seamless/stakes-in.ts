import type { Database } from '@palpite/server/database/transaction.ts';
import { sql } from 'drizzle-orm';
import { gameRound } from '../../tables/game-round.table.ts';
import type { Span } from '#modules/money/index.ts';

/** An account's stakes in settled rounds that began in each of the spans: money's port `StakesIn`. */
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
      select coalesce(sum(${gameRound.stakeMinor}), 0)::text from ${gameRound}
      where ${gameRound.accountId} = ${accountId} and ${gameRound.status} = 'settled'
        and ${gameRound.openedAt} >= span.since
        and (span.until is null or ${gameRound.openedAt} < span.until)
    ) as staked
    from unnest(${sql.param(from)}::timestamptz[], ${sql.param(to)}::timestamptz[])
      with ordinality as span (since, until, place)
    order by span.place
  `);
  return rows.map(({ staked }) => BigInt(staked));
}
