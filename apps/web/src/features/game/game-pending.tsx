import { Trans } from '@lingui/react/macro';
import { Spinner } from '@palpite/ui/spinner.tsx';

/** The place of a game that is on its way. */
export function GamePending() {
  return (
    <div
      role="status"
      className="grid h-full min-h-0 flex-1 place-items-center content-center gap-3 text-muted"
    >
      <Spinner size={32} />
      <Trans>Opening the game</Trans>
    </div>
  );
}
