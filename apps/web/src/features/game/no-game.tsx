import { Trans, useLingui } from '@lingui/react/macro';
import { GameFailure } from './game-failure.tsx';

/** The address names no game. */
export function NoGame() {
  const { t } = useLingui();
  return (
    <GameFailure title={t`There is no game at this address`}>
      <Trans>The link may be old or incomplete. Choose a game from the list.</Trans>
    </GameFailure>
  );
}
