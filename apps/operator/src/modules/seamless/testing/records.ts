import type { VendorTransactions } from '@palpite/contract/vendor-wallet.ts';
import type { Pool } from 'pg';
import type { Services } from '#kernel/services.ts';
import { openGate } from '#modules/wager/gate.ts';

/** A vendor's many calls, as both sides record them: number n comes at `first + n × gap`. For tests and measurements. */
export interface ManyCalls {
  readonly vendorCode: string;
  readonly accountId: number;
  readonly calls: number;
  /** Milliseconds since 1970. */
  readonly first: number;
  /** Milliseconds between two calls. */
  readonly gap: number;
}

const PAGE = 500;

/**
 * Writes our side, as that many bets leave it, without their money: a comparison only reads.
 * @param owner connections of the schemas' owner, since the application writes these tables by functions alone
 */
export async function recordCalls(
  { pool, brands }: Pick<Services, 'pool' | 'brands'>,
  owner: Pool,
  many: ManyCalls,
): Promise<void> {
  const { vendorCode, accountId, calls, first, gap } = many;
  const brand = await brands.brand('palpite');
  await openGate(pool, { accountId, type: 0, currency: 'BRL' }, brand);
  await owner.query('select operator.make_play_weeks(1)');
  await owner.query(
    `with n as (
      select n, ledger.hash16('vendor:' || $1 || ':t' || n) as key,
        ledger.id_at(to_timestamp(($2::bigint + n * $5::bigint) / 1000.0)) + (hashtext($1) & 4095) as id
      from generate_series(1, $3::int) n
    ), key as (insert into ledger.used_key (key_hash, transfer_id) select key, id from n),
    name as (
      insert into operator.wager_key (key_hash, wager_id) select ledger.hash16('round:' || $1 || ':r' || n), id from n),
    bet as (
      insert into operator.ended_wager (id, account_id, stake_minor, status, brand_code, product, engine, engine_ref)
      select id, $4, 100, 's', 'palpite', 'SLOTS', $1, operator.pack_ref('r' || n) from n)
    insert into operator.act (id, wager_id, amount_minor, balance_minor, request_hash, kind, engine_ref)
    select id, id, 100, 0, key, 'p', operator.pack_ref('t' || n) from n`,
    [vendorCode, first, calls, accountId, gap],
  );
}

/** The vendor's record of its call `n`. */
export const theirCall = (
  { accountId, first, gap }: Pick<ManyCalls, 'accountId' | 'first' | 'gap'>,
  n: number,
): VendorTransactions['transactions'][number] => ({
  transactionId: `t${n}`,
  kind: 'bet',
  roundId: `r${n}`,
  playerId: String(accountId),
  gameCode: 'g',
  amountMinor: '100',
  currency: 'BRL',
  at: new Date(first + n * gap).toISOString(),
  state: 'accepted',
});

/**
 * The vendor's answer to a request for a page of its record.
 * @param unknown calls that it does not know
 * @param more calls that only it knows, after ours
 */
export function theirPage(
  many: ManyCalls,
  url: URL,
  { unknown = new Set(), more = 0 }: { unknown?: ReadonlySet<number>; more?: number } = {},
): VendorTransactions {
  const { first, gap } = many;
  const instant = (name: string) => Date.parse(url.searchParams.get(name) ?? '');
  const numberAt = (time: number) => Math.max(0, Math.ceil((time - first) / gap) - 1);
  const begin = Math.max(Number(url.searchParams.get('after') ?? 0), numberAt(instant('from')));
  const end = Math.min(numberAt(instant('to')), many.calls + more);
  const numbers = Array.from(
    { length: Math.max(0, Math.min(PAGE, end - begin)) },
    (_, at) => begin + at + 1,
  );
  return {
    transactions: numbers.filter((n) => !unknown.has(n)).map((n) => theirCall(many, n)),
    next: begin + PAGE < end ? String(begin + PAGE) : null,
  };
}
