import { Trans, useLingui } from '@lingui/react/macro';
import type { Game } from '@palpite/contract/game.ts';
import { isGuest } from '@palpite/domain';
import { Spinner } from '@palpite/ui/spinner.tsx';
import { useState } from 'react';
import type { GameSearch } from '../../lib/game-address.ts';
import type { SessionRecord } from '../../session/session-record.ts';
import { useSession } from '../../session/use-session.ts';
import { GameFailure } from './game-failure.tsx';
import { GameFrame } from './game-frame.tsx';
import { GameWindow } from './game-window.tsx';
import { useCatalogueGame, useLaunch } from './launch-api.ts';
import { FreePlayFirst, LoginFirst, OwnBalanceFirst } from './sign-in-first.tsx';
import { useLeaveGame } from './use-leave-game.ts';

/** A game by its address. A visitor is asked to log in, and the game opens then. */
export function GameScreen({ nodeId, demo }: GameSearch) {
  const { t } = useLingui();
  if (!nodeId) return <GameFailure title={t`There is no game at this address`} />;
  return <GameByNode nodeId={nodeId} demo={demo === true} />;
}

function GameByNode({ nodeId, demo }: { nodeId: string; demo: boolean }) {
  const { t } = useLingui();
  const session = useSession();
  const found = useCatalogueGame(nodeId);
  const [ownBalance, setOwnBalance] = useState(false);
  if (found.isError) {
    return (
      <GameFailure
        title={t`The game could not be opened`}
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.isPending || session.phase === 'unknown') return <GamePending />;
  const { game } = found.data;
  if (session.phase === 'visitor') {
    return demo && game.demo ? <FreePlayFirst game={game} /> : <LoginFirst game={game} />;
  }
  // Whoever pressed "demo" must not stake money by surprise.
  if (demo && !isGuest(session.record.type) && !ownBalance) {
    return <OwnBalanceFirst game={game} onAgreed={() => setOwnBalance(true)} />;
  }
  return <OpenGame game={game} member={session.record} />;
}

function OpenGame({ game, member }: { game: Game; member: SessionRecord }) {
  const { t } = useLingui();
  const [attempt, setAttempt] = useState(1);
  const launch = useLaunch(game, member, attempt);
  const leave = useLeaveGame();
  const again = () => setAttempt(attempt + 1);
  if (launch.isPending) return <GamePending />;
  if (launch.isError) {
    return (
      <GameFailure title={t`The game could not be opened`} error={launch.error} onRetry={again} />
    );
  }
  if (launch.data.display === 'popup') {
    return <GameWindow game={launch.data} onOpened={again} onLeave={leave} />;
  }
  return <GameFrame key={attempt} game={launch.data} onReload={again} onLeft={leave} />;
}

function GamePending() {
  return (
    <div role="status" className="grid h-full place-items-center content-center gap-3 text-muted">
      <Spinner size={32} />
      <Trans>Opening the game</Trans>
    </div>
  );
}
