import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import { gameRound, reconciliationDifference } from '../../tables/game-round.table.ts';

/** A round that is open for longer is reported. */
const STALE_MILLISECONDS = 10 * 60_000;

/**
 * Reports rounds that have been open for too long, once each, and closes the reports of those that have ended since.
 * @returns how many are new
 */
export async function reportStaleRounds(tx: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - STALE_MILLISECONDS);
  const { rowCount } = await tx.execute(sql`
    insert into ${reconciliationDifference} (vendor_code, transaction_id, kind, ours, found_at)
    select vendor_code, round_id, 'stale_round', jsonb_build_object('stakeMinor', stake_minor::text), ${now.toISOString()}
    from ${gameRound} where status = 'open' and opened_at < ${before.toISOString()}
    on conflict do nothing`);
  await tx
    .update(reconciliationDifference)
    .set({ resolvedAt: now, resolution: sql`'the round is ' || ${gameRound.status} || ' now'` })
    .from(gameRound)
    .where(
      and(
        eq(reconciliationDifference.kind, 'stale_round'),
        sql`${reconciliationDifference.resolvedAt} is null`,
        eq(gameRound.vendorCode, reconciliationDifference.vendorCode),
        eq(gameRound.roundId, reconciliationDifference.transactionId),
        ne(gameRound.status, 'open'),
      ),
    );
  return rowCount ?? 0;
}
