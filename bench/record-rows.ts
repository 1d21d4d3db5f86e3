/** A member's many bets, movements and deposits, written as rows: only their records are read afterwards. */
import type { Pool } from 'pg';

interface ManyRows {
  readonly accountId: number;
  readonly rows: number;
  /** The last of them. */
  readonly now: Date;
}

/** A row every this many milliseconds, up to now. */
const GAP_MS = 100;

export async function fillRecords(owner: Pool, { accountId, rows, now }: ManyRows): Promise<void> {
  const { rows: games } = await owner.query<{ node_id: string }>(
    'select node_id from operator.game order by node_id limit 1',
  );
  const nodeId = games[0]?.node_id;
  if (nodeId === undefined) throw new Error('there is no game');
  await owner.query('select operator.make_play_weeks(1), ledger.make_partitions(1)');
  const first = now.getTime() - (rows + 1) * GAP_MS;
  const numbered = `with n as (
    select n, ledger.id_at(to_timestamp(($1::bigint + n * ${GAP_MS}) / 1000.0)) as id from generate_series(1, $2::int) n
  )`;
  await owner.query(
    `${numbered}
    insert into operator.ended_wager (id, account_id, stake_minor, payout_minor, settled_at, node_id, status, brand_code,
      product, engine, engine_ref)
    select n.id, $3, 100 + n % 50, n % 3 * 100, ledger.time_of(n.id), $4, 's', 'palpite', 'SLOTS', g.vendor_code,
      operator.pack_ref('r' || n)
    from n join operator.game g on g.node_id = $4`,
    [first, rows, accountId, nodeId],
  );
  await owner.query(
    `${numbered}, moved as (
      insert into ledger.transfer (transfer_id, key_hash, body_hash, role, kind, reference, note)
      select id, ledger.hash16('bench:' || n), ledger.hash16('bench:' || n), 'p', 'bet', 'B' || id, '' from n
    )
    insert into ledger.posting (transfer_id, source_id, destination_id, amount_minor, source_after_minor, line, lists)
    select n.id, own.account_id, other.account_id, 100 + n % 50, 1000000 + n, 0, 1
    from n join ledger.account own on own.ref = 'player:' || $3 || ':main'
    join lateral (select account_id from ledger.account where not listed limit 1) other on true`,
    [first, rows, accountId],
  );
  await owner.query(
    `insert into operator.deposit_order (brand_code, account_id, kind, channel, provider, terms, currency, amount_minor,
      status, created_at, expires_at, ended_at)
    select 'palpite', $3, 'pix', 'pix-aurora', 'aurora',
      '{"methodName":{"PT":"Pix"},"channelName":{"PT":"Aurora"}}', 'BRL', 1000 + n, 'timed-out',
      to_timestamp(($1::bigint + n * ${GAP_MS}) / 1000.0), to_timestamp($1::bigint / 1000.0) + interval '1 day',
      to_timestamp(($1::bigint + n * ${GAP_MS}) / 1000.0)
    from generate_series(1, $2::int) n`,
    [first, rows, accountId],
  );
  // Tables that fill in their own time have statistics; those that are filled at once have none for a minute.
  await owner.query(
    'analyze operator.ended_wager, operator.deposit_order, ledger.transfer, ledger.posting',
  );
}
