import { useLingui } from '@lingui/react/macro';
import { type TrendRow, trendRows } from '@palpite/lottery/statistics.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { issueText } from '../../parts/lottery/issue-text.ts';
import type { LotteryOffer } from '../../parts/lottery/lottery-offer.ts';
import type { OpenedDraw } from '../../parts/lottery/lottery-queries.ts';
import { Panel } from '../../parts/lottery/panel.tsx';
import { positionName } from '../../parts/lottery/play-names.ts';
import { trendOf } from '../../parts/lottery/trend.ts';
import { TrendLine } from '../../parts/lottery/trend-line.tsx';
import { ScrollRegion } from './scroll-region.tsx';

const ROWS = 30;
/** So many columns fit a phone. */
const MOST_NARROW = 11;

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
  return (
    <Panel title={t`Trend: ${name}`} note={t`small figures: draws since it came`}>
      <ScrollRegion label={t`Trend: ${name}`} className="p-3">
        <div className={classNames('relative', symbols.length > MOST_NARROW && 'min-w-xl')}>
          <table className="w-full table-fixed border-collapse text-center text-12 tabular">
            <caption className="sr-only">{t`Trend: ${name}`}</caption>
            <thead>
              <tr className="h-8">
                <th scope="col" className="w-22 text-left text-muted md:w-28">
                  {t`Issue`}
                </th>
                {symbols.map((symbol) => (
                  <th key={symbol} scope="col" className="text-13 font-bold">
                    {symbol}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <DrawRow key={row.numero} row={row} symbols={symbols} />
              ))}
            </tbody>
          </table>
          <TrendLine
            rows={rows}
            symbols={symbols}
            className="top-8 left-22 h-[calc(100%-2rem)] w-[calc(100%-5.5rem)] md:left-28 md:w-[calc(100%-7rem)]"
          />
        </div>
      </ScrollRegion>
    </Panel>
  );
}

function DrawRow({ row, symbols }: { row: TrendRow; symbols: readonly string[] }) {
  const { i18n } = useLingui();
  return (
    <tr className="h-8 border-t border-border">
      <th scope="row" className="text-left font-medium text-muted">
        {issueText(row.numero, i18n.locale)}
      </th>
      {symbols.map((symbol, column) => (
        <td key={symbol}>
          {symbol === row.shown ? (
            <span className="relative z-10 mx-auto grid size-5 place-items-center md:size-6 rounded-full bg-accent font-bold text-on-accent">
              {symbol}
            </span>
          ) : (
            <span className="text-muted">{row.missing[column]}</span>
          )}
        </td>
      ))}
    </tr>
  );
}
