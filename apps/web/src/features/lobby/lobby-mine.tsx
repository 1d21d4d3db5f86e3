import { Trans, useLingui } from '@lingui/react/macro';
import { Button, buttonClass } from '@palpite/ui/button.tsx';
import { EmptyState, ErrorState } from '@palpite/ui/state-panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import Heart from 'lucide-react/icons/heart';
import History from 'lucide-react/icons/history';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { openLoginHere } from '../../lib/root-search.ts';
import { useServices } from '../../lib/services.ts';
import { useScene } from '../../lib/use-scene.ts';
import { useSession } from '../../parts/identity/use-session.ts';
import { LobbyGrid } from './lobby-grid.tsx';
import { LobbyPages } from './lobby-pages.tsx';
import { lobbyPart, type Mine } from './lobby-search.ts';
import { mineQuery } from './mine-queries.ts';

interface LobbyMineProps {
  mine: Mine;
  pageNo: number;
}

const PICTURES: Record<Mine, ReactNode> = {
  favourites: <Heart size={32} />,
  recent: <History size={32} />,
};

/** The member's favourites or recently played games. A visitor logs in first. */
export function LobbyMine({ mine, pageNo }: LobbyMineProps) {
  const { phase } = useSession();
  if (phase === 'unknown') return <LobbyGrid games={undefined} />;
  if (phase === 'visitor') return <LoginFirst key={mine} mine={mine} />;
  return <MineGames key={mine} mine={mine} pageNo={pageNo} />;
}

/** Opens the login at once; a visitor who closes it still sees why nothing is listed. */
function LoginFirst({ mine }: { mine: Mine }) {
  const { t } = useLingui();
  const router = useRouter();
  const ask = (how?: { replace: true }) =>
    router.navigate({ to: '.', search: openLoginHere, resetScroll: false, ...how });
  const askOnce = useEffectEvent(() => ask({ replace: true }));
  useEffect(() => {
    void askOnce();
  }, []);
  return (
    <EmptyState
      scene={useScene('empty')}
      picture={PICTURES[mine]}
      title={
        mine === 'recent' ? t`Log in to see what you played last` : t`Log in to see your favourites`
      }
      actions={
        <Button tone="accent" onClick={() => void ask()}>
          <Trans>Log in</Trans>
        </Button>
      }
    />
  );
}

function MineGames({ mine, pageNo }: LobbyMineProps) {
  const page = useQuery(mineQuery(useServices(), mine, pageNo));
  const { t } = useLingui();
  if (page.isPending) return <LobbyGrid games={undefined} />;
  if (page.isError && !page.data) {
    return (
      <ErrorState
        title={t`The games could not be loaded`}
        actions={
          <Button tone="accent" busy={page.isFetching} onClick={() => void page.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  const { games, totalPages, pageNo: shown } = page.data;
  if (games.length === 0) return <NoneYet mine={mine} />;
  return (
    <div className="flex flex-col gap-8" aria-busy={page.isPlaceholderData || undefined}>
      <LobbyGrid games={games} />
      <LobbyPages page={shown} totalPages={totalPages} />
    </div>
  );
}

function NoneYet({ mine }: { mine: Mine }) {
  const { t } = useLingui();
  return (
    <EmptyState
      scene={useScene('empty')}
      picture={PICTURES[mine]}
      title={mine === 'recent' ? t`You have not played yet` : t`No favourites yet`}
      actions={
        <Link
          to="."
          search={(search: object) => ({ ...search, ...lobbyPart({}) })}
          activeProps={{}}
          className={buttonClass({ tone: 'accent' })}
        >
          <Trans>All games</Trans>
        </Link>
      }
    >
      {mine === 'recent' ? (
        <Trans>Games you open are listed here, most recent first.</Trans>
      ) : (
        <Trans>Tap the heart on a game to list it here.</Trans>
      )}
    </EmptyState>
  );
}
