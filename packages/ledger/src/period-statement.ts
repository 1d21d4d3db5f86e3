/** An account's statement of a period: one page of it in a chosen order, and what all of it adds up to. */
import { type Connection, runStatement, type Statement } from './connection.ts';
import { type LineRow, lineOf, type StatementLine } from './statement.ts';
import type { AccountRef } from './transfer.ts';

/** What is counted: from inclusive, to exclusive. */
export interface StatementPeriod {
  readonly from: Date;
  readonly to: Date;
  /** Kinds of transfers; all of them without it. */
  readonly kinds?: KindFilter;
}

/** Transfers of these kinds, or with `except` of every other. */
export interface KindFilter {
  readonly kinds: readonly string[];
  readonly except?: boolean;
}

export interface StatementSlice {
  /** `in` and `out` order by the amount that came or went; lines of one amount are in the order of time. */
  readonly sort?: 'time' | 'in' | 'out';
  readonly direction?: 'asc' | 'desc';
  /** 1 to 1000. */
  readonly limit: number;
  readonly offset?: number;
}

export interface StatementTotals {
  readonly count: number;
  /** Minor units; both zero or more. */
  readonly inMinor: bigint;
  readonly outMinor: bigint;
}

// Numbers of transfers are given while they are written, which is after their transaction began and, since none takes
// an hour, within the hour: so all of a period lie between the last number of an hour before it and the first of an
// hour after. Between these the account's own index is walked; the instants themselves decide.
const LINES = `
  with me as (select account_id from ledger.account where ref = $1),
  bounds as (
    select
      coalesce((select transfer_id from ledger.transfer where created_at < $2::timestamptz - interval '1 hour'
        order by created_at desc, transfer_id desc limit 1), 0) as after_id,
      coalesce((select transfer_id from ledger.transfer where created_at > $3::timestamptz + interval '1 hour'
        order by created_at, transfer_id limit 1), 9223372036854775807) as before_id
  ),
  postings as (
    select transfer_id, line, destination_id as other_id, -amount_minor as amount, currency, source_after_minor as after
    from ledger.posting
    where source_id = (select account_id from me)
      and transfer_id > (select after_id from bounds) and transfer_id < (select before_id from bounds)
    union all
    select transfer_id, line, source_id, amount_minor, currency, destination_after_minor
    from ledger.posting
    where destination_id = (select account_id from me)
      and transfer_id > (select after_id from bounds) and transfer_id < (select before_id from bounds)
  ),
  lines as (
    select postings.*, t.kind, t.reference, t.note, t.created_at
    from postings
    join ledger.transfer t using (transfer_id)
    where t.created_at >= $2 and t.created_at < $3
      and ($4::text[] is null or (t.kind = any ($4)) <> $5::boolean)
  )`;

const TOTALS: Statement = {
  name: 'ledger.period_totals',
  text: `${LINES}
    select count(*) as count, coalesce(sum(greatest(amount, 0)), 0)::text as in_minor,
      coalesce(-sum(least(amount, 0)), 0)::text as out_minor
    from lines`,
};

const KEYS = {
  time: '',
  in: 'greatest(amount, 0)',
  out: '-least(amount, 0)',
} as const;

function pageStatement(sort: keyof typeof KEYS, direction: 'asc' | 'desc'): Statement {
  const keys = [KEYS[sort], 'transfer_id', 'line'].filter(Boolean);
  const order = (table: string) =>
    keys.map((key) => `${key.replace(/amount|transfer_id|line/, `${table}.$&`)} ${direction}`);
  return {
    name: `ledger.period_${sort}_${direction}`,
    text: `${LINES},
      page as (select * from lines order by ${order('lines').join(', ')} limit $6 offset $7)
      select page.transfer_id, page.line, page.kind, page.reference, page.note, other.ref as counterparty,
        page.amount, page.currency, page.after, page.created_at
      from page join ledger.account other on other.account_id = page.other_id
      order by ${order('page').join(', ')}`,
  };
}

function inputs(
  ref: AccountRef,
  { from, to, kinds }: StatementPeriod,
): [string, string, string, readonly string[] | null, boolean] {
  return [ref, from.toISOString(), to.toISOString(), kinds?.kinds ?? null, kinds?.except ?? false];
}

/** What the period's postings of an account add up to; nothing for one that is not open. */
export async function periodTotals(
  on: Connection,
  ref: AccountRef,
  period: StatementPeriod,
): Promise<StatementTotals> {
  const [row] = await runStatement<{ count: string; in_minor: string; out_minor: string }>(
    on,
    TOTALS,
    inputs(ref, period),
  );
  return {
    count: Number(row?.count ?? 0),
    inMinor: BigInt(row?.in_minor ?? 0),
    outMinor: BigInt(row?.out_minor ?? 0),
  };
}

/**
 * A page of the period's postings of an account, the latest first where nothing else is asked for.
 * @throws RangeError for a page of no lines or of more than 1000
 */
export async function periodLines(
  on: Connection,
  ref: AccountRef,
  period: StatementPeriod,
  { sort = 'time', direction = 'desc', limit, offset = 0 }: StatementSlice,
): Promise<readonly StatementLine[]> {
  if (!Number.isInteger(limit) || limit < 1 || limit > 1_000) {
    throw new RangeError('a page has 1 to 1000 lines');
  }
  const statement = pageStatement(sort, direction);
  const rows = await runStatement<LineRow>(on, statement, [...inputs(ref, period), limit, offset]);
  return rows.map(lineOf);
}
