import type { Database } from '@palpite/server/database/transaction.ts';
import { sql } from 'drizzle-orm';
import { vendor } from '#modules/catalogue/tables/catalogue.table.ts';
import { reconciliationDifference } from './tables/vendor-session.table.ts';
import { idAt, openWager, wager, wagerKey } from '#modules/wager/tables/wager.table.ts';

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
    select w.engine, operator.ref_text(w.engine_ref), 'stale_round',
      jsonb_build_object('stakeMinor', w.stake_minor::text), ${now.toISOString()}
    from ${openWager} w join ${vendor} v on v.code = w.engine
    where w.id < ${idAt(before)}
    on conflict do nothing`);
  await tx.execute(sql`
    update ${reconciliationDifference} d set resolved_at = ${now.toISOString()},
      resolution = 'the round is ' || w.status || ' now'
    from ${wagerKey} k join ${wager} w on w.id = k.wager_id
    where d.kind = 'stale_round' and d.resolved_at is null
      and k.key_hash = ledger.hash16('round:' || d.vendor_code || ':' || d.transaction_id) and w.status <> 'open'`);
  return rowCount ?? 0;
}
