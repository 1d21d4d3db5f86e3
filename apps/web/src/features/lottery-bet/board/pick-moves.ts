/** Where the keyboard goes in a grid of cells, apart from the arrows, which go by geometry. */
import { symbolOfKey } from './cell-key.ts';

/** Cells in value order, row by row. */
export type PickRows = readonly (readonly string[])[];
/** Whether a range may go on in the next row: rows of a place are apart, tens of one pool are not. */
export type RangeReach = 'grid' | 'row';

const rowWith = (rows: PickRows, key: string) => rows.find((row) => row.includes(key));

/** The cells from one to the other in value order; only the second where they are too far apart for a range. */
export function rangeOf(rows: PickRows, reach: RangeReach, from: string, to: string): string[] {
  const cells = reach === 'grid' ? rows.flat() : (rowWith(rows, to) ?? []);
  const [start, end] = [cells.indexOf(from), cells.indexOf(to)].toSorted((a, b) => a - b);
  if (start === undefined || end === undefined || start < 0) return [to];
  return cells.slice(start, end + 1);
}

/** The first or last cell of the row of a key, or of the whole grid. */
export function edgeOf(
  rows: PickRows,
  key: string,
  { last, whole }: { last: boolean; whole: boolean },
): string | undefined {
  const cells = (whole ? undefined : rowWith(rows, key)) ?? rows.flat();
  return cells.at(last ? -1 : 0);
}

/** The cell that typed digits name, with or without a leading zero: in the row of the key where rows repeat their symbols. */
export function namedCell(
  rows: PickRows,
  reach: RangeReach,
  key: string,
  digits: string,
): string | undefined {
  const cells = reach === 'grid' ? rows.flat() : (rowWith(rows, key) ?? rows[0] ?? []);
  const named = (text: string) => cells.find((cell) => symbolOfKey(cell) === text);
  return named(digits) ?? named(digits.padStart(2, '0'));
}

/** What typed digits say together, as long as some cell begins so; else the last one begins again. */
export function typedDigits(rows: PickRows, before: string, key: string): string {
  const together = before + key;
  const begins = rows.flat().some((cell) => symbolOfKey(cell).startsWith(together));
  return begins ? together : key;
}

/** Symbols in rows of ten, which Home and End go along. */
export function rowsOf(keys: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(keys.length / 10) }, (_, at) =>
    keys.slice(at * 10, at * 10 + 10),
  );
}
