import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GameMessage } from '@palpite/contract/game-frame.ts';
import { Button } from '@palpite/ui/button.tsx';
import { ErrorState } from '@palpite/ui/state-panel.tsx';

/** Why a game in its frame cannot continue. */
export type Trouble = Extract<GameMessage, { type: 'error' }>['code'] | 'elsewhere';

const TEXTS: Record<Trouble, { title: MessageDescriptor; text: MessageDescriptor }> = {
  elsewhere: {
    title: msg`The game is open somewhere else`,
    text: msg`Play continues in the window you opened last. Any round in progress is saved.`,
  },
  'launch-refused': {
    title: msg`The game could not be opened`,
    text: msg`This game link was already used. Nothing was staked. Open the game again.`,
  },
  'reauthentication-required': {
    title: msg`Confirm that it is you`,
    text: msg`You were away for a while. No stake was taken. Open the game again and confirm with your password.`,
  },
  'connection-lost': {
    title: msg`The connection to the game is lost`,
    text: msg`Any round in progress is saved and continues when you come back.`,
  },
  'not-supported': {
    title: msg`This browser cannot show the game`,
    text: msg`Try a newer browser. Nothing was staked.`,
  },
  internal: {
    title: msg`The game has stopped`,
    text: msg`Any round in progress is saved and continues when you open the game again.`,
  },
};

interface GameTroubleProps {
  trouble: Trouble;
  onReload: () => void;
  onLeave: () => void;
}

/** Covers the frame: what happened, what it means for the money, what to do. */
export function GameTrouble({ trouble, onReload, onLeave }: GameTroubleProps) {
  const { i18n } = useLingui();
  const { title, text } = TEXTS[trouble];
  return (
    <div className="absolute inset-0 grid place-items-center overflow-y-auto bg-canvas">
      <ErrorState
        title={i18n._(title)}
        actions={
          <>
            <Button tone="accent" onClick={onReload}>
              <Trans>Open the game again</Trans>
            </Button>
            <Button onClick={onLeave}>
              <Trans>Back to the games</Trans>
            </Button>
          </>
        }
      >
        {i18n._(text)}
      </ErrorState>
    </div>
  );
}
