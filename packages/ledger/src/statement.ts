/** An account's statement: its postings, latest first, in pages that stay quick however long it grows. */
import { type Connection, runStatement, type Statement } from './connection.ts';
import { AccountNotListed } from './ledger-errors.ts';
import type { AccountRef } from './transfer.ts';

/** Where a page ended; opaque to callers but for passing it back. */
export interface StatementCursor {
  readonly transferId: string;
  readonly line: number;
}

export interface StatementLine {
  readonly transferId: string;
  readonly line: number;
  readonly kind: string;
  readonly reference: string;
  readonly note: string;
  /** The account on the other side. */
  readonly counterparty: AccountRef;
  /** Minor units; negative when the money left this account. */
  readonly amountMinor: bigint;
  readonly currency: string;
  /** The balance right after, in minor units; null for an unguarded account, which keeps no order. */
  readonly balanceAfterMinor: bigint | null;
  readonly at: Date;
}

export interface StatementPage {
  readonly lines: readonly StatementLine[];
  /** Give this as `before` to get the next, earlier page; undefined at the end. */
  readonly next: StatementCursor | undefined;
}

/** Transfers of these kinds, or with `except` of every other. */
export interface KindFilter {
  readonly kinds: readonly string[];
  readonly except?: boolean;
}

export interface StatementRange {
  readonly before?: StatementCursor;
  /** Lines per page, 1 to 500; 50 without it. */
  readonly limit?: number;
  /** From inclusive, to exclusive; from the beginning, or to the end, without it. */
  readonly from?: Date;
  readonly to?: Date;
  /** Kinds of transfers; all of them without it. */
  readonly kinds?: KindFilter;
}

/** A posting as the statements of this package select it. */
export interface LineRow {
  transfer_id: string;
  line: number;
  kind: string;
  reference: string;
  note: string;
  counterparty: string;
  amount: string;
  currency: string;
  after: string | null;
  at: Date;
}

interface Side {
  readonly own: string;
  readonly other: string;
  readonly amount: string;
  readonly after: string;
  /** The values of `posting.lists` under which the index of this side has the posting. */
  readonly lists: string;
}
const SIDES: readonly Side[] = [
  {
    own: 'source_id',
    other: 'destination_id',
    amount: '-p.amount_minor',
    after: 'source_after_minor',
    lists: '(1, 3)',
  },
  {
    own: 'destination_id',
    other: 'source_id',
    amount: 'p.amount_minor',
    after: 'destination_after_minor',
    lists: '(2, 3)',
  },
];

/**
 * The postings of the account `$1` with numbers from `$2` to below `$3`, of the kinds `$4` (null: all) or, with `$5`,
 * of all others. Each side walks its own index; `each` ends the statement of a side.
 */
export const postingsSql = (each = ''): string =>
  SIDES.map(
    ({ own, other, amount, after, lists }) => `
    (select p.transfer_id, p.line, p.${other} as other_id, ${amount} as amount, p.${after} as after,
       t.kind, t.reference, t.note
     from ledger.posting p join ledger.transfer t on t.transfer_id = p.transfer_id
     where p.${own} = $1 and p.lists in ${lists} and p.transfer_id >= $2 and p.transfer_id < $3
       and t.transfer_id >= $2 and t.transfer_id < $3
       and ($4::text[] is null or (t.kind = any ($4)) <> $5::boolean) ${each})`,
  ).join(' union all ');

/** What a page of postings is shown as. */
export const lineColumns = (page: string): string => `
  ${page}.transfer_id, ${page}.line, ${page}.kind, ${page}.reference, ${page}.note, other.ref as counterparty,
  ${page}.amount, other.currency, ${page}.after, ledger.time_of(${page}.transfer_id) as at`;

const LATEST_FIRST = 'order by transfer_id desc, line desc limit $8';
const STATEMENT: Statement = {
  name: 'ledger.statement',
  text: `
    with page as (
      ${postingsSql(`and (p.transfer_id, p.line) < ($6::bigint, $7::int) ${LATEST_FIRST}`)}
      ${LATEST_FIRST}
    )
    select ${lineColumns('page')}
    from page join ledger.account other on other.account_id = page.other_id
    order by page.transfer_id desc, page.line desc`,
};

const BOUNDS: Statement = {
  name: 'ledger.statement_bounds',
  text: `select account_id, listed, ledger.id_at($2)::text as first_id, ledger.id_at($3)::text as end_id
    from ledger.account where ref = $1`,
};

interface BoundsRow {
  account_id: string;
  listed: boolean;
  first_id: string | null;
  end_id: string | null;
}

const END_OF_TIME: StatementCursor = { transferId: '9223372036854775807', line: 32_767 };

/**
 * The first five values of `postingsSql`: numbers carry their time, so a period is a range of them. Undefined for an
 * account that is not open.
 * @throws AccountNotListed
 */
export async function postingsValues(
  on: Connection,
  ref: AccountRef,
  { from, to, kinds }: Pick<StatementRange, 'from' | 'to' | 'kinds'>,
): Promise<[string, string, string, readonly string[] | null, boolean] | undefined> {
  const [row] = await runStatement<BoundsRow>(on, BOUNDS, [ref, from ?? null, to ?? null]);
  if (!row) return undefined;
  if (!row.listed) throw new AccountNotListed(ref);
  const { account_id: id, first_id: first, end_id: end } = row;
  const { kinds: names = null, except = false } = kinds ?? {};
  return [id, first ?? '0', end ?? END_OF_TIME.transferId, names, except];
}

export function lineOf(row: LineRow): StatementLine {
  return {
    transferId: row.transfer_id,
    line: row.line,
    kind: row.kind,
    reference: row.reference,
    note: row.note,
    counterparty: row.counterparty,
    amountMinor: BigInt(row.amount),
    currency: row.currency,
    balanceAfterMinor: row.after === null ? null : BigInt(row.after),
    at: row.at,
  };
}

/**
 * One page of an account's postings, latest first. For a guarded account the order is the order of
 * commits, so a page that was read stays as it was; on an unguarded one a posting that took long may
 * still appear further back. An account that is not open has no lines.
 * @throws AccountNotListed; RangeError for a page of no lines or of more than 500
 */
export async function statement(
  on: Connection,
  ref: AccountRef,
  range: StatementRange = {},
): Promise<StatementPage> {
  const { before = END_OF_TIME, limit = 50 } = range;
  if (!Number.isInteger(limit) || limit < 1 || limit > 500) {
    throw new RangeError('a page has 1 to 500 lines');
  }
  const values = await postingsValues(on, ref, range);
  if (!values) return { lines: [], next: undefined };
  const { transferId, line } = before;
  const rows = await runStatement<LineRow>(on, STATEMENT, [...values, transferId, line, limit]);
  const lines = rows.map(lineOf);
  const last = lines.length === limit ? lines.at(-1) : undefined;
  return { lines, next: last && { transferId: last.transferId, line: last.line } };
}
