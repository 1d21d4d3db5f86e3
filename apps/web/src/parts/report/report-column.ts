import type { ReactNode } from 'react';
import type { CsvValue } from './csv.ts';

/** A column of a report: how a row shows it, how a file holds it, and what it adds up to. */
export interface ReportColumn<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The value for a file: amounts and other figures as numbers, instants in the operator's time zone, the rest as text. */
  readonly file: (row: Row) => CsvValue;
  /** Figures stand at the end, so that their digits line up. */
  readonly align?: 'end';
  /** The name that the operator orders by it under; without it the column cannot be ordered by. */
  readonly sort?: string;
  /** Left out of the table: no row of the page has it. A file holds every column. */
  readonly hidden?: boolean;
  /** Left out of a table that is not wide (`LESSER`); a card, a wide table and a file have it. Stands behind what is added up. */
  readonly lesser?: boolean;
  /** Left out of the table, where another cell says it or it opens with the row; a phone's row and a file have it. */
  readonly folded?: boolean;
  /** On a card, as wide as the card. */
  readonly wide?: boolean;
  readonly sum?: ReportSum<Row>;
}

/** What a column adds up to: over the page here, over everything by the operator. */
export interface ReportSum<Row> {
  /** Integer minor units as text; null where the row has none. */
  readonly of: (row: Row) => string | null;
  /** Null until it has come. */
  readonly total: string | null;
  readonly show: (minor: string) => ReactNode;
  /** Shown below the total: the part of it that no other column counts. */
  readonly below?: ReactNode;
}

/** The page's part of a column's sum, exactly. */
export function subtotal<Row>({ of }: ReportSum<Row>, rows: readonly Row[]): string {
  return rows.reduce((sum, row) => sum + BigInt(of(row) ?? 0), 0n).toString();
}
