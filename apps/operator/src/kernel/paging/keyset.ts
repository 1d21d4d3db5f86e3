import type { KeyedPages } from '@palpite/contract/paging.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type AskedPage, type PageQuery, readPage, writeKey } from './page-key.ts';

/**
 * Paging by key: a page is the rows beyond a position in an order, never a count of rows from the start. Rows that arrive
 * while a list is paged are neither repeated nor skipped.
 */

/** An order in which no two rows are equal: its last column is unique. No column may be null. */
export interface Keyset {
  /** Names list and order; a key of another one is refused. */
  readonly name: string;
  readonly columns: readonly [KeyColumn, ...KeyColumn[]];
  readonly direction: 'asc' | 'desc';
}

export interface KeyColumn {
  readonly by: SQLWrapper;
  readonly type: KeyType;
}

/** How a column's value is written into a key and compared with one, exactly. */
const KEY_TYPES = {
  number: {
    pattern: /^-?\d{1,18}$/,
    text: (by: SQLWrapper) => sql`${by}::text`,
    value: (text: string) => sql`${text}::int8`,
  },
  /** In microseconds: JavaScript's dates would round it. */
  instant: {
    pattern: /^\d{1,16}$/,
    text: (by: SQLWrapper) => sql`(extract(epoch from ${by}) * 1000000)::int8::text`,
    value: (text: string) => sql`timestamptz 'epoch' + ${text}::int8 * interval '1 microsecond'`,
  },
  text: {
    pattern: /^[^\0]{1,64}$/,
    text: (by: SQLWrapper) => sql`${by}::text`,
    value: (text: string) => sql`${text}::text`,
  },
} as const;
export type KeyType = keyof typeof KEY_TYPES;

export interface KeyedRow {
  /** The row's `KeysetPage.key`. */
  readonly key: readonly string[];
}

/** What a statement needs to find a page, and how its rows become the answer. */
export interface KeysetPage {
  /** The rows beyond the asked key; undefined for the first and the last page. Joined to the list's own conditions. */
  readonly where: SQL | undefined;
  readonly orderBy: SQL[];
  /** One row more than the page has: it says whether there is another page. */
  readonly limit: number;
  /** Selected as `key`. */
  readonly key: SQL<readonly string[]>;
  /** The page's rows in the order of the list, from the statement's. */
  readonly answer: <Row extends KeyedRow>(found: readonly Row[]) => AnsweredPage<Row>;
}

export interface AnsweredPage<Row> {
  readonly rows: readonly Row[];
  readonly pages: KeyedPages;
}

/**
 * The page of a list that `query` asks for.
 * @throws ContractError invalid_request at `page`
 */
export function keysetPage(keyset: Keyset, query: PageQuery, defaultSize: number): KeysetPage {
  const { name, columns, direction } = keyset;
  const patterns = columns.map(({ type }) => KEY_TYPES[type].pattern);
  const order = `${name} ${direction}`;
  const asked = readPage(query, order, patterns, defaultSize);
  const ascending = (direction === 'asc') !== asked.backwards;
  return {
    where: asked.key && beyond(columns, asked.key, ascending),
    orderBy: columns.map(({ by }) => (ascending ? sql`${by} asc` : sql`${by} desc`)),
    limit: asked.size + 1,
    key: sql<readonly string[]>`array[${sql.join(
      columns.map(({ by, type }) => KEY_TYPES[type].text(by)),
      sql`, `,
    )}]`,
    answer: (found) => answerPage(asked, found, order),
  };
}

/** One comparison of rows and not of columns joined by `or`: an index on the columns finds where it begins. */
function beyond(columns: readonly KeyColumn[], key: readonly string[], ascending: boolean): SQL {
  const own = sql.join(
    columns.map(({ by }) => sql`${by}`),
    sql`, `,
  );
  const values = sql.join(
    columns.map(({ type }, at) => KEY_TYPES[type].value(key[at] ?? '')),
    sql`, `,
  );
  return ascending ? sql`(${own}) > (${values})` : sql`(${own}) < (${values})`;
}

/** @param found in the order of the statement: backwards where the page was read backwards */
export function answerPage<Row extends KeyedRow>(
  asked: AskedPage,
  found: readonly Row[],
  order: string,
): AnsweredPage<Row> {
  const rows = found.slice(0, asked.size);
  const isMore = found.length > asked.size;
  if (asked.backwards) rows.reverse();
  const [first] = rows;
  const last = rows.at(-1);
  const hasPrevious = asked.backwards ? isMore : asked.key !== undefined;
  const hasNext = asked.backwards ? asked.key !== undefined : isMore;
  return {
    rows,
    pages: {
      previous: first && hasPrevious ? `before.${writeKey(order, first.key)}` : null,
      next: last && hasNext ? `after.${writeKey(order, last.key)}` : null,
    },
  };
}
