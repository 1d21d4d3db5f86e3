import type { TrendRow } from '@palpite/lottery/statistics.ts';

interface TrendLineProps {
  rows: readonly TrendRow[];
  symbols: readonly string[];
  /** Where the cells of the symbols lie in what is around it. */
  className: string;
}

/** Connects what was drawn, from row to row, over the cells of the symbols. */
export function TrendLine({ rows, symbols, className }: TrendLineProps) {
  const points = rows.map(({ shown }, row) => `${symbols.indexOf(shown) + 0.5},${row + 0.5}`);
  return (
    <svg
      viewBox={`0 0 ${symbols.length} ${rows.length}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`pointer-events-none absolute ${className}`}
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        className="stroke-accent"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
