import type { KeyedPages } from '@palpite/contract/paging.ts';
import { REPORT_FILE_ROWS, REPORT_MOST_ROWS } from '@palpite/contract/report.ts';
import { csvStyle, csvText } from './csv.ts';
import type { ReportColumn } from './report-column.ts';
import type { ReportInput } from './report-input.ts';

/** A report as a file, in UTF-8 with the mark that spreadsheets know it by. */

/** The result has more rows than a file holds. */
export class TooManyRows extends Error {
  readonly totalRows: number;

  constructor(totalRows: number) {
    super('too many rows for a file');
    this.totalRows = totalRows;
  }
}

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly pages: KeyedPages;
}

/**
 * Collects every row of a result. Rows that come in the meantime are in it, so that the count of before does not tell the
 * end.
 * @param totalRows how many there are, as counted before
 * @param input in an order in which a row keeps its place when others come, as by time: then each is read once
 * @throws TooManyRows, and what `ask` throws
 */
export async function collectRows<Row>(
  totalRows: number,
  ask: (input: ReportInput) => Promise<Page<Row>>,
  input: ReportInput,
): Promise<readonly Row[]> {
  if (totalRows > REPORT_FILE_ROWS) throw new TooManyRows(totalRows);
  const rows: Row[] = [];
  let place: string | null | undefined;
  while (place !== null) {
    const page = await ask({ ...input, page: place, pageSize: REPORT_MOST_ROWS });
    rows.push(...page.rows);
    if (rows.length > REPORT_FILE_ROWS) throw new TooManyRows(rows.length);
    place = page.pages.next;
  }
  return rows;
}

/** The text of the file: one line of headers, then the rows, as spreadsheets of the language read them. */
export function fileText<Row>(
  columns: readonly ReportColumn<Row>[],
  rows: readonly Row[],
  locale: string,
): string {
  const lines = [
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ file }) => file(row))),
  ];
  return csvText(lines, csvStyle(locale));
}
