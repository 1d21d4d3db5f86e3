import { Trans, useLingui } from '@lingui/react/macro';
import type { GameFacts } from '@palpite/contract/catalogue.ts';
import type { Game } from '@palpite/contract/game.ts';
import { Button } from '@palpite/ui/button.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import { useRouter } from '@tanstack/react-router';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { openLoginHere } from '../../lib/root-search.ts';
import { useFreePlay } from '../../parts/identity/use-free-play.ts';
import { GameFailure } from './game-failure.tsx';
import { GamePlace } from './game-place.tsx';
import { useLeaveGame } from './use-leave-game.ts';

const GameFactList = lazyPart(() => import('./game-fact-list.tsx'), 'GameFactList');

/** Opens the login at once; a visitor who closes it still sees why nothing plays. */
export function LoginFirst({ game, facts }: { game: Game; facts: GameFacts }) {
  const { t } = useLingui();
  const router = useRouter();
  const ask = () => router.navigate({ to: '.', search: openLoginHere, replace: true });
  const askOnce = useEffectEvent(ask);
  useEffect(() => {
    void askOnce();
  }, []);
  return (
    <Before
      title={t`Log in to play ${game.gameName}`}
      action={
        <Button tone="accent" onClick={() => void ask()}>
          <Trans>Log in</Trans>
        </Button>
      }
      after={
        <Suspense>
          <GameFactList game={game} facts={facts} />
        </Suspense>
      }
    >
      <Trans>The game opens as soon as you are logged in.</Trans>
    </Before>
  );
}

/** A visitor who pressed "demo": starts a guest's session, and the game opens with it. */
export function FreePlayFirst({ game }: { game: Game }) {
  const { t } = useLingui();
  const { mutate, error } = useFreePlay('here');
  // Each session is a row on the server: start only one, however often the effect runs.
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    mutate();
  }, [mutate]);
  if (error) {
    return (
      <GameFailure
        title={t`The free game could not be opened`}
        error={error}
        onRetry={() => mutate()}
      />
    );
  }
  return <Before title={t`Opening ${game.gameName} with play money`} />;
}

/** A member who pressed "demo" would play with their own balance: says so before, not after. */
export function OwnBalanceFirst({ game, onAgreed }: { game: Game; onAgreed: () => void }) {
  const { t } = useLingui();
  return (
    <Before
      title={t`Play ${game.gameName} with your balance?`}
      action={
        <Button tone="accent" onClick={onAgreed}>
          <Trans>Play with my balance</Trans>
        </Button>
      }
    >
      <Trans>
        The free demo is for visitors. You are logged in, so each round would be staked from your
        balance.
      </Trans>
    </Before>
  );
}

interface BeforeProps {
  title: string;
  action?: ReactNode;
  /** Below all of it. */
  after?: ReactNode;
  children?: ReactNode;
}

function Before({ title, action, after, children }: BeforeProps) {
  const leave = useLeaveGame();
  return (
    <GamePlace>
      <EmptyState
        headingLevel={1}
        picture={<Gamepad2 size={36} />}
        title={title}
        actions={
          <>
            {action}
            <Button onClick={leave}>
              <Trans>Back to the games</Trans>
            </Button>
          </>
        }
      >
        {children}
      </EmptyState>
      {after && <div className="w-full max-w-md px-4 pb-8">{after}</div>}
    </GamePlace>
  );
}
