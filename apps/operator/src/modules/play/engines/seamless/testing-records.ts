import type { VendorTransactions } from '@palpite/contract/vendor-wallet.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { sql } from 'drizzle-orm';

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

/** Writes our side. */
export async function recordCalls(database: Database, many: ManyCalls): Promise<void> {
  const { vendorCode, accountId, calls, first, gap } = many;
  await database.execute(sql`
    insert into operator.vendor_transaction
      (vendor_code, transaction_id, kind, request_hash, round_id, account_id, amount_minor, currency, answer, at)
    select ${vendorCode}, 't' || n, 'bet', ''::bytea, 'r' || n, ${accountId}, 100, 'BRL', '{}'::jsonb,
      to_timestamp((${first}::bigint + n * ${gap}::bigint) / 1000.0)
    from generate_series(1, ${calls}) n`);
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
