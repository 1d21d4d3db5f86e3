import { Trans, useLingui } from '@lingui/react/macro';
import type { Game } from '@palpite/contract/game.ts';
import { isGuest } from '@palpite/domain';
import { Spinner } from '@palpite/ui/spinner.tsx';
import { Navigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { GameSearch } from '../../parts/catalogue/game-address.ts';
import type { SessionRecord } from '../../lib/session/session-record.ts';
import { lotteryTarget } from '../../parts/lottery/lottery-target.ts';
import { useSession } from '../../parts/identity/use-session.ts';
import { GameClosed, GameGone, isClosed, isGone, NoGame } from './game-closed.tsx';
import { GameFailure } from './game-failure.tsx';
import { GameFrame } from './game-frame.tsx';
import { GameWindow } from './game-window.tsx';
import { useCatalogueGame, useLaunch } from './launch-api.ts';
import { FreePlayFirst, LoginFirst, OwnBalanceFirst } from './sign-in-first.tsx';
import { useLeaveGame } from './use-leave-game.ts';

/** A game by its address. A visitor logs in first, and the game opens then. */
export function GameScreen({ nodeId, demo }: GameSearch) {
  if (!nodeId) return <NoGame />;
  return <GameByNode nodeId={nodeId} demo={demo === true} />;
}

function GameByNode({ nodeId, demo }: { nodeId: string; demo: boolean }) {
  const { t } = useLingui();
  const session = useSession();
  const found = useCatalogueGame(nodeId);
  const [ownBalance, setOwnBalance] = useState(false);
  if (found.isError) {
    if (isGone(found.error)) return <GameGone error={found.error} />;
    return (
      <GameFailure
        title={t`The game could not be opened`}
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.isPending || session.phase === 'unknown') return <GamePending />;
  const { game, suggestions } = found.data;
  // A lottery has screens of its own; nothing is launched.
  if (game.accountTypeName !== 'SEAMLESS') return <Navigate {...lotteryTarget(game)} replace />;
  if (game.maintenance) {
    const ask = () => void found.refetch();
    return <GameClosed game={game} suggestions={suggestions} onRetry={ask} />;
  }
  if (session.phase === 'visitor') {
    return demo && game.demo ? <FreePlayFirst game={game} /> : <LoginFirst game={game} />;
  }
  // A player who pressed "demo" must not stake money by surprise.
  if (demo && !isGuest(session.record.type) && !ownBalance) {
    return <OwnBalanceFirst game={game} onAgreed={() => setOwnBalance(true)} />;
  }
  return <OpenGame game={game} suggestions={suggestions} member={session.record} />;
}

interface OpenGameProps {
  game: Game;
  /** Games to play instead, if it is closed by now. */
  suggestions: readonly Game[];
  member: SessionRecord;
}

/**
 * Opens the game, again at each attempt. The pressed button disappears with its attempt, so its container keeps the
 * focus.
 */
function OpenGame({ game, suggestions, member }: OpenGameProps) {
  const [attempt, setAttempt] = useState(1);
  const place = useRef<HTMLDivElement>(null);
  const again = () => {
    place.current?.focus();
    setAttempt(attempt + 1);
  };
  const enter = (frame: HTMLElement) => {
    // a player who has moved on stays there
    if (document.activeElement === place.current) frame.focus();
  };
  return (
    <div
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={game.gameName}
      className="h-full outline-none"
    >
      <Attempt
        game={game}
        suggestions={suggestions}
        member={member}
        attempt={attempt}
        again={again}
        onReady={enter}
      />
    </div>
  );
}

interface AttemptProps extends OpenGameProps {
  attempt: number;
  again: () => void;
  onReady: (frame: HTMLElement) => void;
}

function Attempt({ game, suggestions, member, attempt, again, onReady }: AttemptProps) {
  const { t } = useLingui();
  const launch = useLaunch(game, member, attempt);
  const leave = useLeaveGame();
  if (launch.isPending) return <GamePending />;
  if (launch.isError) {
    if (isGone(launch.error)) return <GameGone error={launch.error} />;
    if (isClosed(launch.error)) {
      return <GameClosed game={game} suggestions={suggestions} onRetry={again} />;
    }
    return (
      <GameFailure title={t`The game could not be opened`} error={launch.error} onRetry={again} />
    );
  }
  if (launch.data.display === 'popup') {
    return <GameWindow game={launch.data} onOpened={again} onLeave={leave} />;
  }
  return (
    <GameFrame key={attempt} game={launch.data} onReady={onReady} onReload={again} onLeft={leave} />
  );
}

function GamePending() {
  return (
    <div role="status" className="grid h-full place-items-center content-center gap-3 text-muted">
      <Spinner size={32} />
      <Trans>Opening the game</Trans>
    </div>
  );
}
