import { useLingui } from '@lingui/react/macro';
import { chiSquare, type NumberHistory, numberHistory } from '@palpite/lottery/statistics.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { tabClass, tabRowClass } from '@palpite/ui/tabs.tsx';
import { Link } from '@tanstack/react-router';
import Info from 'lucide-react/icons/info';
import type { LotteryOffer } from '../../parts/lottery/lottery-offer.ts';
import type { OpenedDraw } from '../../parts/lottery/lottery-queries.ts';
import type { LotteryPath } from '../../parts/lottery/lottery-target.ts';
import { Panel } from '../../parts/lottery/panel.tsx';
import { positionName } from '../../parts/lottery/play-names.ts';
import { countedOf, countsTogether, placesOf } from './counted.ts';
import { PastDraws } from './past-draws.tsx';
import { TrendChart } from './trend-chart.tsx';

interface DrawStatisticsProps {
  path: LotteryPath;
  game: LotteryOffer;
  draws: readonly OpenedDraw[];
  place: number | undefined;
}

/** Counts of the last draws, opened by the sentence that they change nothing. */
export function DrawStatistics({ path, game, draws, place: asked }: DrawStatisticsProps) {
  const { t } = useLingui();
  const { shape } = game;
  const together = countsTogether(shape);
  const within = asked !== undefined && asked <= placesOf(shape) ? asked : undefined;
  const place = within ?? (together ? undefined : 1);
  const { symbols, draws: shown, perDraw, chance } = countedOf(shape, draws, place);
  const history = numberHistory(symbols, shown);
  const count = draws.length;
  return (
    <>
      <Panel title={t`Statistics`} note={t`of the last ${count} draws`}>
        <div className="flex flex-col gap-4 p-4">
          <PastNote history={history} perDraw={perDraw} chance={chance} />
          <Places path={path} game={game} place={place} />
          <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
            <Frequency history={history} />
            <Overdue history={history} chance={chance} />
          </div>
        </div>
      </Panel>
      {placesOf(shape) > 0 && <TrendChart game={game} draws={draws} place={place ?? 1} />}
      <PastDraws path={path} game={game} draws={draws} />
    </>
  );
}

/** More than this is worth a look: chance alone goes so far once in some hundred times. */
const FAR = 3;

function PastNote({
  history,
  perDraw,
  chance,
}: {
  history: readonly NumberHistory[];
  perDraw: number;
  chance: number;
}) {
  const { t, i18n } = useLingui();
  const { value, degrees, deviations } = chiSquare(
    history.map(({ times }) => times),
    perDraw,
  );
  const share = i18n.number(chance, { style: 'percent', maximumFractionDigits: 2 });
  const figure = i18n.number(value, { maximumFractionDigits: 1 });
  return (
    <div className="flex gap-3 rounded-box bg-sunken p-3 text-14">
      <Info size={20} className="mt-0.5 shrink-0 text-info" />
      <div>
        <p>
          <strong>{t`Past draws change nothing.`}</strong>{' '}
          {t`At the next draw every number has the same chance as before, ${share}, whether it came just now or long ago.`}{' '}
          {deviations < FAR
            ? t`The counts below differ as much as chance makes them differ.`
            : t`The counts below differ more than chance explains easily. Verify the draws.`}
        </p>
        <details className="text-13">
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-muted underline decoration-border-strong underline-offset-4 hover:text-default touch:min-h-11">{t`The figure`}</summary>
          <p className="tabular">{t`χ² = ${figure} with ${degrees} degrees of freedom`}</p>
        </details>
      </div>
    </div>
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

const SHADES = ['', 'bg-warning/10', 'bg-warning/20', 'bg-warning/30', 'bg-warning/40'];

function Frequency({ history }: { history: readonly NumberHistory[] }) {
  const { t } = useLingui();
  const times = history.map((one) => one.times);
  const least = Math.min(...times);
  const range = Math.max(1, Math.max(...times) - least);
  return (
    <section aria-labelledby="frequency">
      <h3 id="frequency" className="mb-2 text-16 font-bold">{t`How often`}</h3>
      <ol className="grid grid-cols-5 gap-1 sm:grid-cols-10">
        {history.map((one) => (
          <li
            key={one.number}
            className={classNames(
              'rounded-chip border border-border py-1 text-center tabular',
              SHADES[Math.round(((one.times - least) / range) * (SHADES.length - 1))],
            )}
          >
            <span className="block text-14 font-bold">{one.number}</span>
            <span className="block text-12">
              <span className="sr-only">{t`Times:`} </span>
              {one.times}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const MOST_OVERDUE = 10;

/** Draws without a number after which players call it overdue. */
const LONG_AGO = 10;

function Overdue({ history, chance }: { history: readonly NumberHistory[]; chance: number }) {
  const { t, i18n } = useLingui();
  const usual = i18n.number((1 - chance) ** LONG_AGO, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  const longest = history
    .toSorted((one, other) => other.overdue - one.overdue)
    .slice(0, MOST_OVERDUE);
  const most = longest[0]?.overdue ?? 0;
  return (
    <div>
      <table className="w-full border-collapse text-left text-14">
        <caption className="mb-2 text-left text-16 font-bold">{t`Longest not drawn`}</caption>
        <thead>
          <tr className="border-b border-border text-13 text-muted">
            <th scope="col" className="py-1.5">{t`Number`}</th>
            <th scope="col" className="py-1.5">
              <span className="sr-only">{t`As a bar`}</span>
            </th>
            <th scope="col" className="py-1.5 text-right">{t`Draws ago`}</th>
            <th scope="col" className="py-1.5 pl-2 text-right">{t`Longest gap`}</th>
          </tr>
        </thead>
        <tbody className="tabular">
          {longest.map(({ number, overdue, longestGap }) => (
            <tr key={number} className="border-b border-border last:border-0">
              <th scope="row" className="w-12 py-1.5 font-bold">
                {number}
              </th>
              <td aria-hidden="true">
                <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="h-1.5 w-full">
                  <rect
                    width={most === 0 ? 0 : (overdue / most) * 100}
                    height="6"
                    rx="3"
                    className="fill-warning"
                  />
                </svg>
              </td>
              <td className="py-1.5 text-right">{overdue}</td>
              <td className="py-1.5 pl-2 text-right">{longestGap}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-13 text-muted">{t`Ten draws without a number are nothing unusual: by chance alone it happens to ${usual} of the numbers.`}</p>
    </div>
  );
}
