import { Trans, useLingui } from '@lingui/react/macro';
import { gameListRecent } from '@palpite/contract/catalogue.ts';
import type { Game } from '@palpite/contract/game.ts';
import { REPORT_DAYS } from '@palpite/contract/report.ts';
import { Picture } from '@palpite/ui/picture.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';
import { hotGamesQuery } from '../../parts/catalogue/catalogue-queries.ts';
import { GameLink } from '../../parts/catalogue/game-link.tsx';
import { endLinkClass } from '../../parts/centre/end-link-class.ts';

/** More than most rows have room for: those without are cut off whole. */
const GAMES = 8;

/** Where there are no bets yet: a few games to go on with, those played last before those that many play. */
export function NextGames() {
  const services = useServices();
  const query = { pageNo: 1, pageSize: GAMES };
  const recent = useQuery({
    ...callQuery(services, gameListRecent, { query }),
    throwOnError: false,
  });
  const hot = useQuery({ ...hotGamesQuery(services), throwOnError: false });
  const isKnown = !recent.isPending && !hot.isPending;
  const games = [...(recent.data?.list ?? []), ...(hot.data?.list ?? [])].filter(
    (game, at, all) =>
      !game.maintenance && all.findIndex(({ nodeId }) => nodeId === game.nodeId) === at,
  );
  return (
    <div className="flex flex-col gap-1">
      <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 text-14 text-muted">
        <Trans>No bets in the last {REPORT_DAYS} days.</Trans>
        <Link to="/$lobby" params={{ lobby: 'rng' }} className={endLinkClass}>
          <Trans>See the games</Trans>
        </Link>
      </p>
      {/* They fill the line; what has no place in it is in rows without a height. */}
      <ul className="grid auto-rows-[0] grid-cols-[repeat(auto-fill,minmax(calc(5.5rem*var(--tile-ratio)),1fr))] grid-rows-[auto] gap-x-3 overflow-hidden">
        {isKnown
          ? games.slice(0, GAMES).map((game) => (
              <li key={game.nodeId} className="tile-frame overflow-hidden">
                <GameThumb game={game} />
              </li>
            ))
          : Array.from({ length: GAMES }, (_, at) => (
              <li key={at} className="tile-frame overflow-hidden">
                <Skeleton className="size-full" />
              </li>
            ))}
      </ul>
    </div>
  );
}

/** A game as its picture alone, which has its name on it. */
function GameThumb({ game }: { game: Game }) {
  const { t } = useLingui();
  const name = game.gameName;
  return (
    <GameLink
      game={game}
      aria-label={t`Play ${name}`}
      className="relative block h-full rounded-[inherit] outline-offset-[-3px]"
    >
      <Picture source={game.picture} alt="" sizes="11rem" loading="eager" fill />
    </GameLink>
  );
}
