/** One measured figure, with the bound that the project holds itself to where there is one. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly bound?: number;
  /** How the figure came about, where the name does not say it. */
  readonly note?: string;
}

/** A part of the bench: `npm run bench -- <name>` runs it alone. */
export interface Part {
  readonly name: string;
  readonly title: string;
  measure(say: (line: string) => void): Promise<Figure[]>;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) throw new RangeError('no values, no median');
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** The value that `percent` of all values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)];
  if (value === undefined) throw new RangeError('no values, no percentile');
  return value;
}

/** The figures as a Markdown table; a bound appears with the share of it that is used. */
export function table(title: string, figures: readonly Figure[]): string {
  const rows = figures.map(({ what, value, unit, bound, note }) => [
    what,
    figureText(value, unit),
    bound === undefined ? '' : figureText(bound, unit),
    bound === undefined || bound === 0 ? '' : format(value / bound),
    note ?? '',
  ]);
  const header = ['Figure', 'Measured', 'Bound', 'Ratio', 'Note'];
  const widths = header.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [`### ${title}`, '', line(header), rule, ...rows.map(line), ''].join('\n');
}

export const figureText = (value: number, unit: string): string =>
  `${format(value)} ${unit}`.trim();

function format(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return new Intl.NumberFormat('en', { maximumFractionDigits: digits }).format(value);
}

/** True when a figure is past its bound. */
export const missed = ({ value, bound }: Figure): boolean => bound !== undefined && value > bound;
