/** An account's statement: its postings, latest first, in pages that stay quick however long it grows. */
import { type Connection, runStatement, type Statement } from './connection.ts';
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

export interface StatementRange {
  readonly before?: StatementCursor;
  /** Lines per page, 1 to 500; 50 without it. */
  readonly limit?: number;
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
  created_at: Date;
}

// Each side walks its own index from the cursor and stops after the page; then the two are merged.
const STATEMENT: Statement = {
  name: 'ledger.statement',
  text: `
    with me as (select account_id from ledger.account where ref = $1),
    page as (
      (select transfer_id, line, destination_id as other_id, -amount_minor as amount, currency, source_after_minor as after
       from ledger.posting
       where source_id = (select account_id from me) and (transfer_id, line) < ($2::bigint, $3::int)
       order by transfer_id desc, line desc limit $4)
      union all
      (select transfer_id, line, source_id, amount_minor, currency, destination_after_minor
       from ledger.posting
       where destination_id = (select account_id from me) and (transfer_id, line) < ($2::bigint, $3::int)
       order by transfer_id desc, line desc limit $4)
      order by transfer_id desc, line desc limit $4
    )
    select page.transfer_id, page.line, t.kind, t.reference, t.note, other.ref as counterparty,
      page.amount, page.currency, page.after, t.created_at
    from page
    join ledger.transfer t using (transfer_id)
    join ledger.account other on other.account_id = page.other_id
    order by page.transfer_id desc, page.line desc`,
};

const END_OF_TIME: StatementCursor = { transferId: '9223372036854775807', line: 32_767 };

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
    at: row.created_at,
  };
}

/**
 * One page of an account's postings, latest first. For a guarded account the order is the order of
 * commits, so a page that was read stays as it was; on an unguarded one a posting that took long may
 * still appear further back. An account that is not open has no lines.
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
  const rows = await runStatement<LineRow>(on, STATEMENT, [
    ref,
    before.transferId,
    before.line,
    limit,
  ]);
  const lines = rows.map(lineOf);
  const last = lines.length === limit ? lines.at(-1) : undefined;
  return { lines, next: last && { transferId: last.transferId, line: last.line } };
}
