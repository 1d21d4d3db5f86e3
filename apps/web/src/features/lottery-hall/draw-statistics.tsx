import { useLingui } from '@lingui/react/macro';
import { countedSymbols, countsTogether, placesOf } from '@palpite/lottery/history.ts';
import { numberHistory } from '@palpite/lottery/statistics.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { tabClass, tabRowClass } from '@palpite/ui/tabs.tsx';
import { Link } from '@tanstack/react-router';
import type { LotteryOffer } from '../../parts/lottery/lottery-offer.ts';
import type { OpenedDraw } from '../../parts/lottery/lottery-queries.ts';
import type { LotteryPath } from '../../parts/lottery/lottery-target.ts';
import { Panel } from '../../parts/lottery/panel.tsx';
import { positionName } from '../../parts/lottery/play-names.ts';
import { ChanceNote } from './chance-note.tsx';
import { countedOf } from './counted.ts';
import { Frequency } from './frequency.tsx';
import { LateCount } from './late-count.tsx';
import { Overdue } from './overdue.tsx';
import type { Statistics } from './statistics-query.ts';
import { SumHistogram } from './sum-histogram.tsx';
import { TrendChart } from './trend-chart.tsx';

interface DrawStatisticsProps {
  path: LotteryPath;
  game: LotteryOffer;
  /** Undefined until they come. */
  statistics: Statistics | undefined;
  draws: readonly OpenedDraw[];
  /** Whether these are all that its readers ever see, so that a number can be called overdue. */
  isWhole: boolean;
  place: number | undefined;
}

/** Counts of past draws, opened by the sentence that they change nothing. */
export function DrawStatistics({ place: asked, statistics, ...props }: DrawStatisticsProps) {
  const { t, i18n } = useLingui();
  const { game, draws } = props;
  const { shape } = game;
  const within = asked !== undefined && asked <= placesOf(shape) ? asked : undefined;
  const place = within ?? (countsTogether(shape) ? undefined : 1);
  const count = i18n.number(statistics?.drawCount ?? 0);
  return (
    <>
      {statistics ? (
        <Panel title={t`Statistics`} note={t`of the last ${count} draws`}>
          <div className="flex flex-col gap-4 p-4">
            <Counts {...props} statistics={statistics} place={place} />
          </div>
        </Panel>
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
      {placesOf(shape) > 0 && <TrendChart game={game} draws={draws} place={place ?? 1} />}
    </>
  );
}

function Counts({
  path,
  game,
  statistics,
  draws,
  isWhole,
  place,
}: DrawStatisticsProps & { statistics: Statistics }) {
  const { shape } = game;
  const { symbols, draws: shown, chance } = countedOf(shape, draws, place);
  const counted = statistics.places.find((one) => one.place === (place ?? null));
  if (!counted) return null;
  const { drawCount, lateCount, sums } = statistics;
  const hasSums = shape.kind === 'sequence' && sums.length > 0 && place === undefined;
  return (
    <>
      <ChanceNote counted={counted} drawCount={drawCount} chance={chance} />
      <LateCount lateCount={lateCount} />
      <Places path={path} game={game} place={place} />
      <div className={classNames('grid gap-6', (isWhole || hasSums) && 'lg:grid-cols-[3fr_2fr]')}>
        <Frequency symbols={countedSymbols(shape)} times={counted.times} />
        {hasSums && <SumHistogram shape={shape} sums={sums} />}
        {isWhole && <Overdue history={numberHistory(symbols, shown)} chance={chance} />}
      </div>
    </>
  );
}

/** Which place of the draw is counted. */
function Places({
  path,
  game,
  place,
}: Pick<DrawStatisticsProps, 'path' | 'game'> & { place: number | undefined }) {
  const { t, i18n } = useLingui();
  const { shape, gameCode, kind } = game;
  const places = placesOf(shape);
  if (places === 0) return null;
  const options = [
    ...(countsTogether(shape)
      ? [{ place: undefined, label: shape.kind === 'table' ? t`All prizes` : t`All places` }]
      : []),
    ...Array.from({ length: places }, (_, at) => ({
      place: at + 1,
      label: shape.kind === 'table' ? t`Special prize` : positionName(i18n, kind, at),
    })),
  ];
  return (
    <nav aria-label={t`What is counted`}>
      <ul className={tabRowClass}>
        {options.map((option) => (
          <li key={option.label}>
            <Link
              to={path}
              search={(now) => ({ ...now, gameCode, view: 'results', place: option.place })}
              resetScroll={false}
              activeProps={{}}
              aria-current={option.place === place ? 'page' : undefined}
              className={tabClass}
            >
              {option.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
