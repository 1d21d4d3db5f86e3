/**
 * The checker of the crash suites: is every acknowledged transfer in the ledger, once, as acknowledged?
 * It knows nothing of who moved the money, so it serves a worker, an operator process, or a game round.
 */
import type { Pool } from 'pg';

/** What somebody was told: this has happened. */
export interface Acknowledged {
  /** The idempotency key. */
  readonly key: string;
  /** The transfer's number, when it was told. */
  readonly transferId?: string;
  /** The sum of the transfer's postings in minor units, when it is known. */
  readonly amountMinor?: bigint;
}

export interface Lost {
  readonly key: string;
  readonly problem: 'missing' | 'twice' | 'another transfer' | 'another amount';
}

interface FoundRow {
  key: string;
  transfer_id: string;
  amount: string;
}

/** The acknowledged transfers that the ledger does not have exactly once, exactly so. */
export async function findLost(pool: Pool, acknowledged: readonly Acknowledged[]): Promise<Lost[]> {
  const found = await pool.query<FoundRow>(
    `select sought.key, t.transfer_id, coalesce(sum(p.amount_minor), 0)::text as amount
     from (select distinct key from unnest($1::text[]) as each(key)) sought
     join ledger.transfer t on t.key_hash = ledger.hash16(sought.key)
     left join ledger.posting p using (transfer_id)
     group by sought.key, t.transfer_id`,
    [acknowledged.map((each) => each.key)],
  );
  const byKey = Map.groupBy(found.rows, (row) => row.key);
  const lost: Lost[] = [];
  for (const { key, transferId, amountMinor } of acknowledged) {
    const rows = byKey.get(key) ?? [];
    const [row] = rows;
    if (!row) lost.push({ key, problem: 'missing' });
    else if (rows.length > 1) lost.push({ key, problem: 'twice' });
    else if (transferId !== undefined && row.transfer_id !== transferId) {
      lost.push({ key, problem: 'another transfer' });
    } else if (amountMinor !== undefined && BigInt(row.amount) !== amountMinor) {
      lost.push({ key, problem: 'another amount' });
    }
  }
  return lost;
}
