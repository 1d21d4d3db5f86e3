/** An account's statement of a period: one page of it in a chosen order, and what all of it adds up to. */
import { type Connection, runStatement, type Statement } from './connection.ts';
import {
  type KindFilter,
  type LineRow,
  lineColumns,
  lineOf,
  postingsSql,
  postingsValues,
  type StatementLine,
} from './statement.ts';
import type { AccountRef } from './transfer.ts';

/** What is counted: from inclusive, to exclusive. */
export interface StatementPeriod {
  readonly from: Date;
  readonly to: Date;
  /** Kinds of transfers; all of them without it. */
  readonly kinds?: KindFilter;
}

export interface StatementSlice {
  /** `in` and `out` order by the amount that came or went; lines of one amount are in the order of time. */
  readonly sort?: 'time' | 'in' | 'out';
  readonly direction?: 'asc' | 'desc';
  /** 1 to 1001. */
  readonly limit: number;
  /** Only the lines after this one in the order; it need not be in the period. */
  readonly beyond?: LinePosition | undefined;
}

export type LinePosition = Pick<StatementLine, 'transferId' | 'line' | 'amountMinor'>;

/** A thousand, and the line that says whether there are more. */
const MOST_LINES = 1_001;

export interface StatementTotals {
  readonly count: number;
  /** Minor units; both zero or more. */
  readonly inMinor: bigint;
  readonly outMinor: bigint;
}

const TOTALS: Statement = {
  name: 'ledger.period_totals',
  text: `with lines as (${postingsSql()})
    select count(*) as count, coalesce(sum(greatest(amount, 0)), 0)::text as in_minor,
      coalesce(-sum(least(amount, 0)), 0)::text as out_minor
    from lines`,
};

const AMOUNTS = {
  in: (amount: string) => `greatest(${amount}, 0)`,
  out: (amount: string) => `-least(${amount}, 0)`,
} as const;

interface PageOrder {
  readonly sort: 'time' | 'in' | 'out';
  readonly direction: 'asc' | 'desc';
  readonly isBeyond: boolean;
}

/** `$6` lines, beyond the line `$7`, `$8` of the amount `$9` where there is one. */
function pageStatement({ sort, direction, isBeyond }: PageOrder): Statement {
  const side = direction === 'asc' ? '>' : '<';
  const amount = sort === 'time' ? undefined : AMOUNTS[sort];
  const order = `order by ${amount ? `${amount('amount')} ${direction},` : ''}
    transfer_id ${direction}, line ${direction}`;
  return {
    name: `ledger.period_${sort}_${direction}${isBeyond ? '_beyond' : ''}`,
    text: `
      with page as (${amount ? byAmount() : byTime()} ${order} limit $6)
      select ${lineColumns('page')}
      from page join ledger.account other on other.account_id = page.other_id ${order}`,
  };

  /** Each side walks its index no further than the page needs. */
  function byTime() {
    const beyond = isBeyond ? `and (p.transfer_id, p.line) ${side} ($7::bigint, $8::int)` : '';
    return postingsSql(`${beyond} ${order} limit $6`);
  }

  function byAmount() {
    const beyond = `where (${amount?.('amount')}, transfer_id, line)
      ${side} (${amount?.('$9::bigint')}, $7::bigint, $8::int)`;
    return `select * from (${postingsSql()}) lines ${isBeyond ? beyond : ''}`;
  }
}

/**
 * What the period's postings of an account add up to; nothing for one that is not open.
 * @throws AccountNotListed
 */
export async function periodTotals(
  on: Connection,
  ref: AccountRef,
  period: StatementPeriod,
): Promise<StatementTotals> {
  const values = await postingsValues(on, ref, period);
  const [row] = values
    ? await runStatement<{ count: string; in_minor: string; out_minor: string }>(on, TOTALS, values)
    : [];
  return {
    count: Number(row?.count ?? 0),
    inMinor: BigInt(row?.in_minor ?? 0),
    outMinor: BigInt(row?.out_minor ?? 0),
  };
}

/**
 * A page of the period's postings of an account, the latest first where nothing else is asked for.
 * @throws AccountNotListed; RangeError for a page of no lines or of more than 1001
 */
export async function periodLines(
  on: Connection,
  ref: AccountRef,
  period: StatementPeriod,
  { sort = 'time', direction = 'desc', limit, beyond }: StatementSlice,
): Promise<readonly StatementLine[]> {
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST_LINES) {
    throw new RangeError(`a page has 1 to ${MOST_LINES} lines`);
  }
  const values = await postingsValues(on, ref, period);
  if (!values) return [];
  const statement = pageStatement({ sort, direction, isBeyond: beyond !== undefined });
  const position = beyond ? [beyond.transferId, beyond.line] : [];
  const amount = beyond && sort !== 'time' ? [beyond.amountMinor] : [];
  const rows = await runStatement<LineRow>(on, statement, [
    ...values,
    limit,
    ...position,
    ...amount,
  ]);
  return rows.map(lineOf);
}
