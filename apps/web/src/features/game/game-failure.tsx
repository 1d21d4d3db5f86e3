import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { ErrorState } from '@palpite/ui/state-panel.tsx';
import { callMessage } from '../../lib/call-message.ts';
import { useLeaveGame } from './use-leave-game.ts';

interface GameFailureProps {
  title: string;
  error?: Error;
  onRetry?: () => void;
}

/** A game that could not be opened: why, and the ways on. Nothing was staked. */
export function GameFailure({ title, error, onRetry }: GameFailureProps) {
  const { i18n } = useLingui();
  const leave = useLeaveGame();
  return (
    <ErrorState
      headingLevel={1}
      title={title}
      actions={
        <>
          {onRetry && (
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
      {error && callMessage(i18n, error)}
    </ErrorState>
  );
}
