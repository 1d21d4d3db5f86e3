/** The audit: everything that must hold, counted again from the postings themselves, at one moment. */
import type { Pool, PoolClient } from 'pg';
import {
  BALANCES_OFF,
  BELOW_ZERO,
  CHAIN,
  CHECKPOINTS_OFF,
  HOLDS_OFF,
  SUMS,
  WITHOUT_TRANSFER,
} from './audit-queries.ts';
import type { ChainHead } from './seal.ts';

export interface ChainBreak {
  /**
   * The transfer's place in the chain, or null for one outside it. Where only a batch is known to be wrong: its first.
   */
  readonly seq: string | null;
  readonly transferId: string;
  readonly reason: 'edited' | 'removed' | 'out-of-order' | 'added' | 'cut-off';
}

export interface Verification {
  /** The sum of all balances per currency in minor units: each must be zero. */
  readonly sumByCurrency: Readonly<Record<string, bigint>>;
  /** `sealed` and `unsealed`: how many transfers were checked. */
  readonly chain:
    | { readonly ok: true; readonly sealed: bigint; readonly unsealed: bigint }
    | { readonly ok: false; readonly firstBroken: ChainBreak };
  /** Guarded accounts below zero. */
  readonly guardedBelowZero: readonly string[];
  /** Accounts whose kept balance is not the sum of their postings. */
  readonly balancesOff: readonly { ref: string; keptMinor: bigint; countedMinor: bigint }[];
  /** What remains of holds, by the account it came from, where it is not what the transfers say. */
  readonly holdsOff: readonly {
    holdId: string;
    ref: string;
    keptMinor: bigint;
    countedMinor: bigint;
  }[];
  /** True when every part holds. */
  readonly ok: boolean;
}

export interface VerifyOptions {
  /** A link that was noted earlier (`chainHead`); the chain must still hold it. */
  readonly anchor?: ChainHead;
  /** True: only what came after the last checkpoint, and all balances against it. */
  readonly sinceCheckpoint?: boolean;
}

/** Where an audit begins. */
interface Base {
  readonly checkpoint: string | null;
  readonly seq: string;
  readonly hash: Buffer;
  readonly fromId: string;
  readonly highestId: string;
}

// The whole audit begins at the beginning, or at the checkpoint before the oldest attached partition.
const BASE = `
  with base as (
    select c.checkpoint_id, c.seq, c.chain_hash, c.highest_id from ledger.checkpoint c
    where case when $1 then true else c.checkpoint_id = (select detached_by from ledger.setting) end
    order by c.checkpoint_id desc limit 1
  ), place as (
    select checkpoint_id, seq, chain_hash, highest_id from base
    union all
    select null, 0, ledger.genesis(), 0 where not exists (select 1 from base)
  )
  select checkpoint_id as checkpoint, seq, chain_hash as hash, highest_id as "highestId",
    case when checkpoint_id is null then 0 else coalesce(least(
      (select min(id) from ledger.seal s cross join unnest(s.transfer_ids) as id where s.seq > place.seq),
      (select min(transfer_id) from ledger.unsealed)), highest_id + 1) end as "fromId"
  from place`;

interface BreakRow {
  seq: string | null;
  transfer_id: string;
  reason: ChainBreak['reason'];
}

async function brokenAnchor(
  client: PoolClient,
  anchor: ChainHead,
): Promise<ChainBreak | undefined> {
  const found = await client.query<{ transfer_id: string; hash: string }>(
    `select transfer_ids[cardinality(transfer_ids)] as transfer_id, encode(hash, 'hex') as hash
     from ledger.seal where seq = $1`,
    [anchor.seq],
  );
  const row = found.rows[0];
  if (!row) return { seq: anchor.seq, transferId: '', reason: 'cut-off' };
  if (row.hash === anchor.hash) return undefined;
  return { seq: anchor.seq, transferId: row.transfer_id, reason: 'edited' };
}

async function brokenCheckpoint(
  client: PoolClient,
  from: string | null,
): Promise<ChainBreak | undefined> {
  const found = await client.query<BreakRow>(CHECKPOINTS_OFF, [from ?? 0]);
  const row = found.rows[0];
  return row && { seq: row.seq, transferId: '', reason: row.reason };
}

async function withoutTransfer(client: PoolClient, base: Base): Promise<ChainBreak | undefined> {
  const found = await client.query<BreakRow>(WITHOUT_TRANSFER, [base.highestId]);
  const row = found.rows[0];
  return row && { seq: null, transferId: row.transfer_id, reason: 'removed' };
}

const begins = ({ seq, fromId, checkpoint }: Base) => [seq, fromId, checkpoint];

async function verifyChain(
  client: PoolClient,
  base: Base,
  { anchor, sinceCheckpoint = false }: VerifyOptions,
): Promise<Verification['chain']> {
  const cut = anchor && (await brokenAnchor(client, anchor));
  if (cut) return { ok: false, firstBroken: cut };
  const broken = await client.query<BreakRow>(CHAIN, [...begins(base), base.hash, base.highestId]);
  const first = broken.rows[0];
  if (first) {
    const { seq, transfer_id: transferId, reason } = first;
    return { ok: false, firstBroken: { seq, transferId, reason } };
  }
  const later =
    (await brokenCheckpoint(client, sinceCheckpoint ? base.checkpoint : null)) ??
    (sinceCheckpoint ? undefined : await withoutTransfer(client, base));
  if (later) return { ok: false, firstBroken: later };
  const counts = await client.query<{ sealed: string; unsealed: string }>(
    `select (select coalesce(max(seq), $1) - $1 from ledger.seal where seq > $1) as sealed,
       (select count(*) from ledger.unsealed) as unsealed`,
    [base.seq],
  );
  const { sealed = '0', unsealed = '0' } = counts.rows[0] ?? {};
  return { ok: true, sealed: BigInt(sealed), unsealed: BigInt(unsealed) };
}

const differenceOf = (row: { kept: string; counted: string }) => ({
  keptMinor: BigInt(row.kept),
  countedMinor: BigInt(row.counted),
});

async function readAll(client: PoolClient, options: VerifyOptions): Promise<Verification> {
  const found = await client.query<Base>(BASE, [options.sinceCheckpoint ?? false]);
  const [base] = found.rows;
  if (!base) throw new Error('the ledger has no beginning');
  const sums = await client.query<{ currency: string; sum: string }>(SUMS);
  const below = await client.query<{ ref: string }>(BELOW_ZERO);
  const off = await client.query<{ ref: string; kept: string; counted: string }>(
    BALANCES_OFF,
    begins(base),
  );
  const holds = await client.query<{
    hold_id: string;
    ref: string;
    kept: string;
    counted: string;
  }>(HOLDS_OFF, begins(base));
  const chain = await verifyChain(client, base, options);
  const sumByCurrency = Object.fromEntries(
    sums.rows.map((row) => [row.currency, BigInt(row.sum)] as const),
  );
  const balanced = Object.values(sumByCurrency).every((sum) => sum === 0n);
  const differs = below.rows.length + off.rows.length + holds.rows.length > 0;
  return {
    sumByCurrency,
    chain,
    guardedBelowZero: below.rows.map((row) => row.ref),
    balancesOff: off.rows.map((row) => ({ ref: row.ref, ...differenceOf(row) })),
    holdsOff: holds.rows.map((row) => ({
      holdId: row.hold_id,
      ref: row.ref,
      ...differenceOf(row),
    })),
    ok: balanced && chain.ok && !differs,
  };
}

/**
 * Counts the whole ledger again, without stopping the traffic, as of one moment: the sums, the guarded accounts, every
 * kept balance, what is on hold, and the chain with every posting under it. Reads everything that is attached: for
 * audits and tests. With `sinceCheckpoint` it reads what came after the last checkpoint, and one balance per account.
 *
 * Found are edits, removals, additions and reorderings by someone with full rights to the database. Links
 * cut off at the end together with their transfers and balances are found with an `anchor` that was noted
 * before, outside the database. What was changed before the checkpoint is found by the whole audit.
 */
export async function verify(pool: Pool, options: VerifyOptions = {}): Promise<Verification> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    // It reads everything, which takes as long as it takes: the bound is for what players wait for.
    await client.query('set local statement_timeout = 0');
    try {
      return await readAll(client, options);
    } finally {
      await client.query('rollback');
    }
  } finally {
    client.release();
  }
}
