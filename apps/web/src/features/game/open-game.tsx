import { useLingui } from '@lingui/react/macro';
import type { GameFacts } from '@palpite/contract/catalogue.ts';
import type { Game } from '@palpite/contract/game.ts';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { SessionRecord } from '../../lib/session/session-record.ts';
import type { GameSearch } from '../../parts/catalogue/game-address.ts';
import { GameBar } from './game-bar.tsx';
import { GameClosed, GameGone } from './late-closed.ts';
import { isClosed, isGone } from './game-errors.ts';
import { GameFailure } from './game-failure.tsx';
import { GameFrame } from './game-frame.tsx';
import { GamePending } from './game-pending.tsx';
import { GameWindow } from './game-window.tsx';
import { useLaunch } from './launch-api.ts';
import { type GameView, useGameView } from './use-game-view.ts';
import { useGameEntry, useLeaveGame } from './use-leave-game.ts';

const GameDetails = lazyPart(() => import('./game-details.tsx'), 'GameDetails');
const MoreGames = lazyPart(() => import('./more-games.tsx'), 'MoreGames');

interface OpenGameProps {
  game: Game;
  facts: GameFacts;
  /** Games to play instead, if it is closed by now, or after it. */
  suggestions: readonly Game[];
  member: SessionRecord;
  search: GameSearch;
  headed: boolean;
}

/**
 * Opens the game, again at each attempt. The pressed button disappears with its attempt, so its container keeps the
 * focus.
 */
export function OpenGame(props: OpenGameProps) {
  const { game, facts, suggestions, search, headed } = props;
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
  const view = useGameView(search, headed, place, again);
  return (
    <>
      <div className="game-stage flex">
        <div
          ref={place}
          tabIndex={-1}
          role="group"
          aria-label={game.gameName}
          className="h-full min-w-0 flex-1 outline-none"
        >
          <Attempt {...props} view={view} attempt={attempt} onReady={enter} />
        </div>
        {view.details.open && (
          <Suspense>
            <GameDetails game={game} facts={facts} view={view} />
          </Suspense>
        )}
      </div>
      {view.withMore && (
        <Suspense>
          <MoreGames game={game} suggestions={suggestions} />
        </Suspense>
      )}
    </>
  );
}

interface AttemptProps extends OpenGameProps {
  view: GameView;
  attempt: number;
  onReady: (frame: HTMLElement) => void;
}

function Attempt({ game, suggestions, member, view, attempt, onReady }: AttemptProps) {
  const { t } = useLingui();
  const launch = useLaunch(game, member, attempt);
  const leave = useLeaving(view.wide);
  if (launch.isPending) return <GameOpening game={game} view={view} onLeave={leave} />;
  if (launch.isError) {
    if (isGone(launch.error) || isClosed(launch.error)) {
      return (
        <Suspense>
          {isGone(launch.error) ? (
            <GameGone />
          ) : (
            <GameClosed game={game} suggestions={suggestions} onRetry={view.reload} />
          )}
        </Suspense>
      );
    }
    return (
      <GameFailure
        title={t`The game could not be opened`}
        error={launch.error}
        onRetry={view.reload}
      />
    );
  }
  if (launch.data.display === 'popup') {
    return <GameWindow game={launch.data} onOpened={view.reload} onLeave={leave} />;
  }
  return (
    <GameFrame
      key={attempt}
      game={launch.data}
      listed={game}
      view={view}
      onReady={onReady}
      onLeft={leave}
    />
  );
}

/** A wide screen has other games below this one; a phone shows them once the game has been left. */
function useLeaving(wide: boolean): () => void {
  const router = useRouter();
  const leave = useLeaveGame();
  const gameEntry = useGameEntry();
  if (wide) return leave;
  return () =>
    void router.navigate({
      to: '.',
      search: ({ nodeId, demo }: GameSearch) => ({ nodeId, demo, left: true as const }),
      state: { gameEntry },
      replace: true,
    });
}

/** The game's bar is there from the start, so that nothing moves when the game comes. */
function GameOpening({ game, view, onLeave }: Pick<AttemptProps, 'game' | 'view'> & LeaveProps) {
  return (
    <div className="flex h-full flex-col bg-canvas">
      <GameBar game={game} name={game.gameName} view={view} onLeave={onLeave} />
      <GamePending />
    </div>
  );
}

interface LeaveProps {
  onLeave: () => void;
}
