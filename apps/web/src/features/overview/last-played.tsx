import { Trans } from '@lingui/react/macro';
import { GameRow } from '../../parts/catalogue/game-row.tsx';
import { useLastPlayed } from './use-last-played.ts';

/** The game played last, with the way back into it; nothing where there is none that can be opened. */
export function LastPlayed() {
  const { data: game } = useLastPlayed();
  if (!game || game.maintenance) return null;
  return (
    <GameRow
      game={game}
      className="flex border-t border-border pt-3"
      pictureClass="size-14"
      nameClass="text-14"
      eager
    >
      <span className="text-12 text-muted">
        <Trans context="game">Played last</Trans>
      </span>
    </GameRow>
  );
}
