import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useServices } from '../../../lib/services.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { vietnamMenuQuery } from '../../../parts/lottery/lottery-queries.ts';
import type { LotteryPath } from '../../../parts/lottery/lottery-target.ts';
import { stationsOfDay } from '../../../parts/lottery/next-stations.ts';
import type { LotteryOffer } from '../offer/offer.ts';

interface SameDayProps {
  path: LotteryPath;
  game: LotteryOffer;
  /** The code of the play on the board, which the other stations have too. */
  play: string;
}

/** One quiet line to the other stations of the day, where neither tabs nor a column show them. */
export function SameDay({ path, game: { gameCode, gameGroupCode, kind }, play }: SameDayProps) {
  const { t } = useLingui();
  const isShared = kind === 'south';
  // An answer that the browser has by then would be other HTML than the server's.
  const isHydrated = useHydrated();
  const menu = useQuery({ ...vietnamMenuQuery(useServices()), enabled: isShared });
  const region = menu.data?.gameMenus.find((group) => group.gameGroupCode === gameGroupCode);
  const others = stationsOfDay(region?.gameMenus ?? [], gameCode).filter(
    (station) => station.gameCode !== gameCode && !station.maintenance,
  );
  if (!isShared || !isHydrated || others.length === 0) return null;
  return (
    <nav
      aria-label={t`Other stations of this day`}
      className="flex flex-wrap items-center gap-x-3 text-14 @3xl:hidden"
    >
      <span aria-hidden="true" className="text-13 text-muted">{t`Same day`}</span>
      {others.map((station) => (
        <Link
          key={station.gameCode}
          to={path}
          search={{ gameCode: station.gameCode, playType: play }}
          activeProps={{}}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-accent-strong"
        >
          {station.gameName}
        </Link>
      ))}
    </nav>
  );
}
