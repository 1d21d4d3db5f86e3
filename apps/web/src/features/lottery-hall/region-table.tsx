import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import type { OpenedDraw } from '../../parts/lottery/lottery-queries.ts';
import type { LotteryPath } from '../../parts/lottery/lottery-target.ts';
import { prizeName } from '../../parts/lottery/play-names.ts';
import type { StationDraw } from './sister-draws.ts';

interface RegionTableProps {
  path: LotteryPath;
  /** The station that the page is about. */
  gameCode: string;
  stations: readonly StationDraw[];
  caption: string;
}

const numbersOf = ({ prizes }: OpenedDraw, prize: string) =>
  prizes.find((row) => row.prize === prize)?.numbers ?? [];

/**
 * The results of a day as the South and the Central read them: a column a station, a row a prize, from the smallest to the
 * special one at the foot.
 */
export function RegionTable({ path, gameCode, stations, caption }: RegionTableProps) {
  const { t, i18n } = useLingui();
  const prizes = (stations[0]?.draw.prizes ?? []).map(({ prize }) => prize).toReversed();
  const isDense = stations.length > 3;
  return (
    <table className="w-full table-fixed border-collapse text-center">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-border-strong">
          <th scope="col" className="w-14 px-1 py-2 text-13 font-medium text-muted md:w-28">
            {t`Prize`}
          </th>
          {stations.map((station) => (
            <th
              key={station.gameCode}
              scope="col"
              className={classNames(
                'px-1 py-2 text-13 font-bold md:text-16',
                station.gameCode === gameCode && stations.length > 1 && 'bg-accent-soft',
              )}
            >
              {station.gameCode === gameCode ? (
                station.gameName
              ) : (
                <StationLink path={path} station={station} />
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-border">
        {prizes.map((prize, at) => (
          <tr key={prize} className={at % 2 === 0 ? 'bg-sunken/50' : undefined}>
            <th scope="row" className="px-1 py-1.5 text-12 font-medium text-muted md:text-13">
              {prizeName(i18n, prize)}
            </th>
            {stations.map(({ gameCode: code, draw }) => (
              <td
                key={code}
                className={classNames(
                  'px-0.5 py-1.5 font-bold tabular',
                  isDense ? 'text-14 sm:text-16 md:text-20' : 'text-16 md:text-20',
                  prize === 'DB' &&
                    // Six digits of the display face are wider than a column of a phone.
                    `text-accent-strong md:font-display ${isDense ? 'md:text-24' : 'text-20 md:text-24 lg:text-32'}`,
                  prize === 'G8' && 'text-accent-strong',
                )}
              >
                <ul>
                  {numbersOf(draw, prize).map((number, place) => (
                    <li key={place}>{number}</li>
                  ))}
                </ul>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function StationLink({ path, station }: { path: LotteryPath; station: StationDraw }) {
  const { gameCode, gameName, draw } = station;
  return (
    <Link
      to={path}
      search={{ gameCode, view: 'results', numero: draw.numero }}
      resetScroll={false}
      className="inline-flex min-h-6 items-center underline decoration-border-strong underline-offset-4 hover:text-accent-strong touch:min-h-11"
    >
      {gameName}
    </Link>
  );
}
