import { useLingui } from '@lingui/react/macro';
import { recentGames } from '@palpite/contract/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import { useEffect } from 'react';
import { FailedRail } from '../../catalogue/failed-rail.tsx';
import { GameRail } from '../../catalogue/game-rail.tsx';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';
import { plays } from '../../session/session-record.ts';
import { useSession } from '../../session/use-session.ts';

/** Says, for the next page's first paint, that there will be a row (`app/early-script.ts`). */
const KEY = 'recentRail';

function keepPlace(wanted: boolean): void {
  const { dataset } = document.documentElement;
  if (wanted) {
    localStorage.setItem(KEY, '1');
    dataset[KEY] = '';
  } else {
    localStorage.removeItem(KEY);
    delete dataset[KEY];
  }
}

/**
 * What the signed-in account played last. Nobody else sees it, and nor does who has not played. The page that
 * everybody gets carries its place unseen; a browser that knows of a row shows the place from the first paint, so
 * that nothing moves when the row comes.
 */
export function RecentRail() {
  const { t } = useLingui();
  const services = useServices();
  const size = services.boot.status.settings.recentGames;
  const session = useSession();
  const player = session.phase === 'signed-in' && plays(session.record);
  const { data, isError, isFetching, refetch } = useQuery({
    ...callQuery(services, recentGames, { query: { pageNo: 1, pageSize: Math.max(size, 1) } }),
    enabled: player && size > 0,
  });
  const games = player ? data?.list : undefined;
  const none = (session.phase !== 'unknown' && !player) || size === 0 || games?.length === 0;
  const some = games !== undefined && !none;
  useEffect(() => {
    if (some || none) keepPlace(some);
  }, [some, none]);

  if (none) return null;
  const head = { title: t`Continue playing`, icon: <History size={20} /> };
  if (isError && games === undefined) {
    return <FailedRail {...head} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const rail = <GameRail {...head} games={games} />;
  if (games) return rail;
  return (
    <div inert aria-hidden="true" className="hidden in-data-recent-rail:block">
      {rail}
    </div>
  );
}
