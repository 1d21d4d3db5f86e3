/** The audit: everything that must hold, counted again from the postings themselves, at one moment. */
import type { Pool, PoolClient } from 'pg';
import type { ChainHead } from './seal.ts';

export interface ChainBreak {
  /** The place in the chain, or null for a transfer that stands outside it. */
  readonly seq: string | null;
  readonly transferId: string;
  readonly reason: 'edited' | 'removed' | 'out-of-order' | 'added' | 'cut-off';
}

export interface Verification {
  /** The sum of all balances per currency in minor units: each must be zero. */
  readonly sumByCurrency: Readonly<Record<string, bigint>>;
  readonly chain:
    | { readonly ok: true; readonly sealed: bigint; readonly unsealed: bigint }
    | { readonly ok: false; readonly firstBroken: ChainBreak };
  /** Guarded accounts below zero. */
  readonly guardedBelowZero: readonly string[];
  /** Accounts whose kept balance is not the sum of their postings. */
  readonly balancesOff: readonly { ref: string; keptMinor: bigint; countedMinor: bigint }[];
  /** True when every part holds. */
  readonly ok: boolean;
}

export interface VerifyOptions {
  /** A link that was noted earlier (`chainHead`); the chain must still hold it. */
  readonly anchor?: ChainHead;
}

const SUMS = `
  select currency, sum(balance)::text as sum from (
    select currency, balance_minor as balance from ledger.account
    union all
    select p.currency, case when a.account_id = p.source_id then -p.amount_minor else p.amount_minor end
    from ledger.unsealed u join ledger.posting p using (transfer_id)
    join ledger.account a on a.account_id in (p.source_id, p.destination_id) and not a.guarded
  ) parts group by currency order by currency`;

const BELOW_ZERO = `select ref from ledger.account where guarded and balance_minor < 0 order by ref`;

const BALANCES_OFF = `
  with counted as (
    select account_id, sum(minor)::bigint as minor from (
      select source_id as account_id, -amount_minor as minor from ledger.posting
      union all select destination_id, amount_minor from ledger.posting
    ) sides group by account_id
  ), waiting as (
    select account_id, sum(minor)::bigint as minor from (
      select p.source_id as account_id, -p.amount_minor as minor from ledger.unsealed join ledger.posting p using (transfer_id)
      union all select p.destination_id, p.amount_minor from ledger.unsealed join ledger.posting p using (transfer_id)
    ) sides group by account_id
  )
  select coalesce(a.ref, '#' || c.account_id) as ref,
    coalesce(a.balance_minor + case when a.guarded then 0 else coalesce(w.minor, 0) end, 0) as kept,
    coalesce(c.minor, 0) as counted
  from ledger.account a
  full join counted c using (account_id)
  left join waiting w using (account_id)
  where coalesce(a.balance_minor + case when a.guarded then 0 else coalesce(w.minor, 0) end, 0) <> coalesce(c.minor, 0)
    or a.account_id is null
  order by 1`;

// A link is judged by the stored link before it, so all are checked at once; the content is hashed again
// from the postings and the accounts' names, not taken from what was stored at the time. The balances kept
// beside each posting follow from the postings before it: a guarded account is locked while it is posted to, so
// its transfers' numbers follow the order of their effect.
const CHAIN = `
  with content as (
    select t.*, ledger.body_hash(t.kind, t.reference, t.note, t.is_hold, t.resolves, t.corrects, l.lines) as counted_hash
    from ledger.transfer t
    left join (
      select p.transfer_id, string_agg(ledger.line_text(s.ref, d.ref, p.amount_minor, p.currency), ',' order by p.line) as lines
      from ledger.posting p
      left join ledger.account s on s.account_id = p.source_id
      left join ledger.account d on d.account_id = p.destination_id
      group by p.transfer_id
    ) l using (transfer_id)
  ), link as (
    select s.seq, s.transfer_id, s.hash, c.key, c.created_at, c.body_hash, c.counted_hash,
      coalesce(lag(s.hash) over (order by s.seq), ledger.genesis()) as before,
      coalesce(lag(s.seq) over (order by s.seq), 0) as seq_before
    from ledger.seal s left join content c using (transfer_id)
  ), side as (
    select p.transfer_id, p.line, p.source_id as account_id, -p.amount_minor as minor, p.source_after_minor as kept
    from ledger.posting p
    union all
    select p.transfer_id, p.line, p.destination_id, p.amount_minor, p.destination_after_minor from ledger.posting p
  ), balance_then as (
    select side.transfer_id, side.kept, case when a.guarded then
      sum(side.minor) over (partition by side.account_id order by side.transfer_id, side.line) end as counted
    from side join ledger.account a using (account_id)
  ), broken as (
    select seq, transfer_id, case
      when seq <> seq_before + 1 then 'out-of-order'
      when key is null then 'removed'
      when counted_hash is distinct from body_hash then 'edited'
      when hash <> sha256(before || ledger.seal_content(transfer_id, key, created_at, body_hash)) then 'edited'
    end as reason
    from link
    union all
    select null, c.transfer_id, case
      when u.transfer_id is null then 'added'
      when c.counted_hash is distinct from c.body_hash then 'edited'
    end
    from content c
    left join ledger.unsealed u using (transfer_id)
    left join ledger.seal s using (transfer_id)
    where s.transfer_id is null
    union all
    select null, u.transfer_id, 'removed' from ledger.unsealed u left join ledger.transfer t using (transfer_id) where t.transfer_id is null
    union all
    select null, p.transfer_id, 'added' from ledger.posting p left join ledger.transfer t using (transfer_id) where t.transfer_id is null
  )
  select seq, transfer_id, reason from (
    select seq, transfer_id, reason, 1 as place from broken where reason is not null
    union all
    select s.seq, b.transfer_id, 'edited', 2
    from balance_then b left join ledger.seal s using (transfer_id)
    where b.kept is distinct from b.counted
  ) found order by place, seq nulls last, transfer_id limit 1`;

async function brokenAnchor(
  client: PoolClient,
  anchor: ChainHead,
): Promise<ChainBreak | undefined> {
  const found = await client.query<{ transfer_id: string; hash: string }>(
    `select transfer_id, encode(hash, 'hex') as hash from ledger.seal where seq = $1`,
    [anchor.seq],
  );
  const row = found.rows[0];
  if (!row) return { seq: anchor.seq, transferId: '', reason: 'cut-off' };
  if (row.hash === anchor.hash) return undefined;
  return { seq: anchor.seq, transferId: row.transfer_id, reason: 'edited' };
}

async function verifyChain(
  client: PoolClient,
  anchor: ChainHead | undefined,
): Promise<Verification['chain']> {
  const cut = anchor && (await brokenAnchor(client, anchor));
  if (cut) return { ok: false, firstBroken: cut };
  const broken = await client.query<{
    seq: string | null;
    transfer_id: string;
    reason: ChainBreak['reason'];
  }>(CHAIN);
  const first = broken.rows[0];
  if (first) {
    const { seq, transfer_id: transferId, reason } = first;
    return { ok: false, firstBroken: { seq, transferId, reason } };
  }
  const counts = await client.query<{ sealed: string; unsealed: string }>(
    'select (select count(*) from ledger.seal) as sealed, (select count(*) from ledger.unsealed) as unsealed',
  );
  const { sealed = '0', unsealed = '0' } = counts.rows[0] ?? {};
  return { ok: true, sealed: BigInt(sealed), unsealed: BigInt(unsealed) };
}

async function readAll(client: PoolClient, options: VerifyOptions): Promise<Verification> {
  const sums = await client.query<{ currency: string; sum: string }>(SUMS);
  const below = await client.query<{ ref: string }>(BELOW_ZERO);
  const off = await client.query<{ ref: string; kept: string; counted: string }>(BALANCES_OFF);
  const chain = await verifyChain(client, options.anchor);
  const sumByCurrency = Object.fromEntries(
    sums.rows.map((row) => [row.currency, BigInt(row.sum)] as const),
  );
  const balanced = Object.values(sumByCurrency).every((sum) => sum === 0n);
  return {
    sumByCurrency,
    chain,
    guardedBelowZero: below.rows.map((row) => row.ref),
    balancesOff: off.rows.map((row) => ({
      ref: row.ref,
      keptMinor: BigInt(row.kept),
      countedMinor: BigInt(row.counted),
    })),
    ok: balanced && chain.ok && below.rows.length === 0 && off.rows.length === 0,
  };
}

/**
 * Counts the whole ledger again, beside the traffic, as of one moment: the sums, the guarded accounts,
 * every kept balance, and the chain with every posting under it. Reads everything: for audits and tests.
 *
 * Found are edits, removals, additions and reorderings by somebody with full rights to the database. Links
 * cut off at the end together with their transfers and balances are found with an `anchor` that was noted
 * before, outside the database.
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
