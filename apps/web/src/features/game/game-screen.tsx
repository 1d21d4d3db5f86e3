import { useLingui } from '@lingui/react/macro';
import { isGuest } from '@palpite/domain';
import { Navigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useServices } from '../../lib/services.ts';
import type { GameSearch } from '../../parts/catalogue/game-address.ts';
import { useSession } from '../../parts/identity/use-session.ts';
import { lotteryTarget } from '../../parts/lottery/lottery-target.ts';
import { isGone } from './game-errors.ts';
import { GameFailure } from './game-failure.tsx';
import { useCatalogueGame } from './launch-api.ts';
import { GamePending } from './game-pending.tsx';
import { GameClosed, GameGone, NoGame } from './late-closed.ts';
import { FreePlayFirst, LoginFirst, OwnBalanceFirst } from './sign-in-first.tsx';
import { GameEntry, useOpenedAt } from './use-leave-game.ts';

const OpenGame = lazyPart(() => import('./open-game.tsx'), 'OpenGame');
const LeftGame = lazyPart(() => import('./left-game.tsx'), 'LeftGame');

interface GameScreenProps {
  search: GameSearch;
  /** The page has the site's header. */
  headed: boolean;
}

/** A game by its address. A visitor logs in first, and the game opens then. */
export function GameScreen({ search, headed }: GameScreenProps) {
  const entry = useOpenedAt();
  const { session } = useServices();
  // Who is signed in plays: the code comes while the operator is asked.
  useEffect(() => {
    if (session.token() !== null) void import('./open-game.tsx').catch(() => undefined);
  }, [session]);
  return (
    <GameEntry value={entry}>
      {search.nodeId ? (
        <Suspense
          fallback={
            <Stage>
              <GamePending />
            </Stage>
          }
        >
          {/* What was agreed for one game does not hold for the next. */}
          <GameByNode key={search.nodeId} nodeId={search.nodeId} search={search} headed={headed} />
        </Suspense>
      ) : (
        <Stage>
          <Suspense fallback={<GamePending />}>
            <NoGame />
          </Suspense>
        </Stage>
      )}
    </GameEntry>
  );
}

function GameByNode({ nodeId, search, headed }: GameScreenProps & { nodeId: string }) {
  const { t } = useLingui();
  const session = useSession();
  const found = useCatalogueGame(nodeId);
  const [ownBalance, setOwnBalance] = useState(false);
  const demo = search.demo === true;
  const ask = () => void found.refetch();
  if (found.isError) {
    return (
      <Stage>
        {isGone(found.error) ? (
          <GameGone />
        ) : (
          <GameFailure title={t`The game could not be opened`} error={found.error} onRetry={ask} />
        )}
      </Stage>
    );
  }
  if (found.isPending || session.phase === 'unknown') {
    return (
      <Stage>
        <GamePending />
      </Stage>
    );
  }
  const { game, facts, suggestions } = found.data;
  // A lottery has screens of its own; nothing is launched.
  if (game.accountTypeName !== 'SEAMLESS') return <Navigate {...lotteryTarget(game)} replace />;
  if (search.left) return <LeftGame game={game} suggestions={suggestions} />;
  if (game.maintenance) {
    return (
      <Stage>
        <GameClosed game={game} suggestions={suggestions} onRetry={ask} />
      </Stage>
    );
  }
  if (session.phase === 'visitor') {
    const free = demo && game.demo;
    return (
      <Stage>
        {free ? <FreePlayFirst game={game} /> : <LoginFirst game={game} facts={facts} />}
      </Stage>
    );
  }
  // A player who pressed "demo" must not stake money by surprise.
  if (demo && !isGuest(session.record.type) && !ownBalance) {
    return (
      <Stage>
        <OwnBalanceFirst game={game} onAgreed={() => setOwnBalance(true)} />
      </Stage>
    );
  }
  const { record: member } = session;
  return <OpenGame {...{ game, facts, suggestions, member, search, headed }} />;
}

/** The place of a game, filled by what is there in its stead. */
function Stage({ children }: { children: ReactNode }) {
  return <div className="game-stage">{children}</div>;
}
