import { useLingui } from '@lingui/react/macro';
import { trendRows } from '@palpite/lottery/statistics.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import type { OpenedDraw } from '../../parts/lottery/lottery-queries.ts';
import { positionName } from '../../parts/lottery/play-names.ts';
import { trendOf } from './counted.ts';
import { Panel } from './draw-result.tsx';
import type { LotteryOffer } from './results-screen.tsx';

const ROWS = 30;

interface TrendChartProps {
  game: LotteryOffer;
  draws: readonly OpenedDraw[];
  /** Whose way is shown, from 1. */
  place: number;
}

/**
 * The way of one place through the last draws. The chart is a table: a row a draw, a column a symbol, in each cell how
 * many draws the symbol is away; the line that connects what was drawn is drawn over it.
 */
export function TrendChart({ game, draws, place }: TrendChartProps) {
  const { t, i18n } = useLingui();
  const { symbols, draws: shown, places } = trendOf(game.shape, draws);
  const isTable = game.shape.kind === 'table';
  // Of the special prize the tail, which most bets are on.
  const at = isTable ? places - 1 : place - 1;
  const rows = trendRows(symbols, shown, at).slice(0, ROWS);
  const name = isTable ? t`Tail of the special prize` : positionName(i18n, game.kind, at);
  const line = rows
    .map(({ shown: symbol }, row) => `${symbols.indexOf(symbol) + 0.5},${row + 0.5}`)
    .join(' ');
  return (
    <Panel title={t`Trend: ${name}`} note={t`small figures: draws since it came`}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <div
        role="region"
        aria-label={t`Trend: ${name}`}
        tabIndex={0}
        className="overflow-x-auto p-3"
      >
        <div className="relative min-w-xl">
          <table className="w-full table-fixed border-collapse text-center text-12 tabular">
            <caption className="sr-only">{t`Trend: ${name}`}</caption>
            <thead>
              <tr className="h-8">
                <th scope="col" className="w-28 text-left text-muted">{t`Issue`}</th>
                {symbols.map((symbol) => (
                  <th key={symbol} scope="col" className="text-13 font-bold">
                    {symbol}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ numero, shown: symbol, missing }) => (
                <tr key={numero} className="h-8 border-t border-border">
                  <th scope="row" className="text-left font-medium text-muted">
                    {numero}
                  </th>
                  {symbols.map((one, column) => (
                    <td key={one}>
                      <span
                        className={classNames(
                          one === symbol
                            ? 'relative z-10 mx-auto grid size-6 place-items-center rounded-full bg-accent font-bold text-on-accent'
                            : 'text-muted',
                        )}
                      >
                        {one === symbol ? one : missing[column]}
                      </span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <svg
            viewBox={`0 0 ${symbols.length} ${rows.length}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="pointer-events-none absolute top-8 right-0 bottom-0 left-28 h-[calc(100%-2rem)] w-[calc(100%-7rem)]"
          >
            <polyline
              points={line}
              fill="none"
              className="stroke-accent"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        </div>
      </div>
    </Panel>
  );
}
