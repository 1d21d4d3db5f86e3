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

const LINES = `with lines as (${postingsSql()})`;

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
      select ${lineColumns('page')}
      from page join ledger.account other on other.account_id = page.other_id
      order by ${order('page').join(', ')}`,
  };
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
 * A page of the period's postings of an account, the latest first where nothing else is asked for. `statement` pages
 * by cursor, which stays quick at any depth.
 * @throws AccountNotListed; RangeError for a page of no lines or of more than 1000
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
  const values = await postingsValues(on, ref, period);
  if (!values) return [];
  const statement = pageStatement(sort, direction);
  const rows = await runStatement<LineRow>(on, statement, [...values, limit, offset]);
  return rows.map(lineOf);
}
