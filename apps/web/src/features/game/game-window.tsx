import { Trans, useLingui } from '@lingui/react/macro';
import { walletGetBalance } from '@palpite/contract/wallet.ts';
import { Button } from '@palpite/ui/button.tsx';
import { LinkButton } from '@palpite/ui/link-button.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import AppWindow from 'lucide-react/icons/app-window';
import { useEffect, useEffectEvent } from 'react';
import { callKey } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';
import { GamePlace } from './game-place.tsx';
import type { LaunchedGame } from './launch-api.ts';

interface GameWindowProps {
  game: LaunchedGame;
  /** The address is used up: the next opening needs another. */
  onOpened: () => void;
  onLeave: () => void;
}

/** A game that its vendor shows in a separate window. */
export function GameWindow({ game, onOpened, onLeave }: GameWindowProps) {
  const { t } = useLingui();
  const services = useServices();
  const refresh = useEffectEvent(() => {
    void services.queryClient.invalidateQueries({ queryKey: callKey(services, walletGetBalance) });
  });
  // There is no event when that window is done; returning to this one is when its result matters.
  useEffect(() => {
    const listen = () => refresh();
    window.addEventListener('focus', listen);
    return () => window.removeEventListener('focus', listen);
  }, []);
  return (
    <GamePlace>
      <EmptyState
        headingLevel={1}
        picture={<AppWindow size={36} />}
        title={game.name}
        actions={
          <>
            <LinkButton
              tone="accent"
              href={game.address}
              target="_blank"
              rel="noopener"
              onClick={() => setTimeout(onOpened)}
            >
              <Trans>Open the game</Trans>
            </LinkButton>
            <Button onClick={onLeave}>
              <Trans>Back to the games</Trans>
            </Button>
          </>
        }
      >
        {t`This game opens in its own window. Your balance is refreshed when you come back.`}
      </EmptyState>
    </GamePlace>
  );
}
