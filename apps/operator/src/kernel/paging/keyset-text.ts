import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { KeysetPage } from './keyset.ts';

/** The parts of a page for a statement that is written as text. */
export interface KeysetText {
  readonly where: string;
  readonly orderBy: string;
  readonly key: string;
  /** The statement's last parameters. */
  readonly values: readonly unknown[];
}

const dialect = new PgDialect({ casing: 'snake_case' });

/** @param parameters how many the statement has of its own */
export function keysetText(page: KeysetPage, parameters: number): KeysetText {
  const textOf = (part: SQL) => dialect.sqlToQuery(part).sql;
  const where = page.where && dialect.sqlToQuery(page.where);
  return {
    where: where?.sql.replace(/\$(\d+)/g, (_, at) => `$${Number(at) + parameters}`) ?? 'true',
    orderBy: page.orderBy.map(textOf).join(', '),
    key: textOf(page.key),
    values: where?.params ?? [],
  };
}
