import { Trans, useLingui } from '@lingui/react/macro';
import type { Kind } from '@palpite/lottery/games.ts';
import { type TrendRow, trendRows } from '@palpite/lottery/statistics.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../lib/services.ts';
import { plays } from '../../../lib/session/session-record.ts';
import { useMember } from '../../../parts/identity/use-session.ts';
import { shortNumero } from '../../../parts/lottery/issue-text.ts';
import { drawsQuery } from '../../../parts/lottery/lottery-queries.ts';
import { positionName } from '../../../parts/lottery/play-names.ts';
import { trendOf } from '../../../parts/lottery/trend.ts';
import { TrendLine } from '../../../parts/lottery/trend-line.tsx';
import type { LotteryOffer } from '../offer/offer.ts';

const ROWS = 13;

/** The way of one place through the last draws, which the fast games show to members and guests alone. */
export function PlayTrend({ game }: { game: LotteryOffer }) {
  const { i18n } = useLingui();
  const { gameCode, gameGroupCode, kind, shape } = game;
  const [place, setPlace] = useState(0);
  const member = useMember();
  const isPlayer = member !== null && plays(member);
  const { data } = useQuery({
    ...drawsQuery(useServices(), { gameCode, gameGroupCode }),
    enabled: isPlayer,
  });
  const { symbols, draws, places } = trendOf(shape, data?.list ?? []);
  const rows = trendRows(symbols, draws, place).slice(0, ROWS);
  const name = positionName(i18n, kind, place);
  if (!isPlayer) {
    return (
      <p className="text-13 text-muted">
        <Trans>The last draws are shown to members and guests.</Trans>
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <Places kind={kind} count={places} place={place} onPlace={setPlace} />
      <Way name={name} symbols={symbols} rows={rows} />
      <p className="text-12 text-muted">
        <Trans>The line only tells what was. Each symbol keeps its chance in the next draw.</Trans>
      </p>
    </div>
  );
}

interface PlacesProps {
  kind: Kind;
  count: number;
  place: number;
  onPlace: (place: number) => void;
}

/** Which place of the draw is followed. */
function Places({ kind, count, place, onPlace }: PlacesProps) {
  const { t, i18n } = useLingui();
  return (
    <div role="group" aria-label={t`Places that are shown`} className="flex gap-1">
      {Array.from({ length: count }, (_, at) => (
        <button
          key={at}
          type="button"
          aria-pressed={at === place}
          aria-label={positionName(i18n, kind, at)}
          onClick={() => onPlace(at)}
          className="min-h-9 flex-1 rounded-box border border-border text-13 font-semibold text-muted tabular touch:min-h-11 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-default"
        >
          {at + 1}
        </button>
      ))}
    </div>
  );
}

interface WayProps {
  name: string;
  symbols: readonly string[];
  rows: readonly TrendRow[];
}

/** A row for each draw, a column for each symbol, and the line that connects what was drawn. */
function Way({ name, symbols, rows }: WayProps) {
  const { t } = useLingui();
  return (
    <div className="relative">
      <table className="w-full table-fixed border-collapse text-center text-12 tabular">
        <caption className="sr-only">{t`Trend: ${name}`}</caption>
        <thead>
          <tr className="h-5.5 text-muted">
            <th scope="col" className="w-10">
              <span className="sr-only">{t`Issue`}</span>
            </th>
            {symbols.map((symbol) => (
              <th key={symbol} scope="col">
                {symbol}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ numero, shown }) => (
            <tr key={numero} className="h-5.5 border-t border-border">
              <th scope="row" className="text-left font-medium text-muted">
                {shortNumero(numero)}
              </th>
              {symbols.map((symbol) => (
                <td key={symbol}>
                  {symbol === shown && (
                    <span className="relative z-10 mx-auto grid size-4.5 place-items-center rounded-full bg-accent font-bold text-on-accent">
                      {symbol}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <TrendLine
        rows={rows}
        symbols={symbols}
        className="top-5.5 left-10 h-[calc(100%-1.375rem)] w-[calc(100%-2.5rem)]"
      />
    </div>
  );
}
