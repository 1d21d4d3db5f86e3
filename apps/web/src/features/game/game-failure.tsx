import { Trans, useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import type { Scene } from '@palpite/contract/face.ts';
import { Button } from '@palpite/ui/button.tsx';
import { ErrorState } from '@palpite/ui/state-panel.tsx';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import type { ReactNode } from 'react';
import { callMessage } from '../../lib/call-message.ts';
import { useScene } from '../../lib/use-scene.ts';
import { GamePlace } from './game-place.tsx';
import { useLeaveGame } from './use-leave-game.ts';

interface GameFailureProps {
  title: string;
  error?: Error;
  onRetry?: () => void;
  scene?: Scene;
  /** Where the brand has no such scene. */
  picture?: ReactNode;
  /** What it means, when the error itself does not say. */
  children?: ReactNode;
  /** What to do instead, below all of it. */
  after?: ReactNode;
}

/** A game that could not be opened: why, and what to do next. Nothing was staked. */
export function GameFailure({
  title,
  error,
  onRetry,
  scene = 'error',
  picture = <Gamepad2 size={36} />,
  children,
  after,
}: GameFailureProps) {
  const { t, i18n } = useLingui();
  const leave = useLeaveGame();
  // Of signed-in accounts only an affiliate may not play; a retry changes nothing.
  const barred = error instanceof CallError && error.code === 'forbidden';
  return (
    <GamePlace>
      <ErrorState
        headingLevel={1}
        scene={useScene(scene)}
        picture={picture}
        title={title}
        actions={
          <>
            {onRetry && !barred && (
              <Button tone="accent" onClick={onRetry}>
                <Trans>Try again</Trans>
              </Button>
            )}
            <Button onClick={leave}>
              <Trans>Back to the games</Trans>
            </Button>
          </>
        }
      >
        {barred
          ? t`Affiliate accounts cannot play. Log in with a member account to play.`
          : error
            ? callMessage(i18n, error)
            : children}
      </ErrorState>
      {after && <div className="w-full max-w-3xl px-4 pb-8">{after}</div>}
    </GamePlace>
  );
}
