import { Trans, useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import type { Game } from '@palpite/contract/game.ts';
import { useQuery } from '@tanstack/react-query';
import Wrench from 'lucide-react/icons/wrench';
import { hotGamesQuery } from '../../parts/catalogue/catalogue-queries.ts';
import { MaintenanceText, SuggestedGames } from '../../parts/catalogue/suggested-games.tsx';
import { useServices } from '../../lib/services.ts';
import { GameFailure } from './game-failure.tsx';

/** The operator has removed the game from its catalogue. */
export const isGone = (error: Error) =>
  error instanceof CallError && error.code === 'game_not_found';

/** The game was closed after the catalogue was loaded. */
export const isClosed = (error: Error) =>
  error instanceof CallError && error.code === 'game_under_maintenance';

interface GameClosedProps {
  game: Game;
  suggestions: readonly Game[];
  onRetry: () => void;
}

/** A game under maintenance, opened by its address: the same tip and the same suggestions as from its card. */
export function GameClosed({ game, suggestions, onRetry }: GameClosedProps) {
  return (
    <GameFailure
      title={game.gameName}
      picture={<Wrench size={36} />}
      onRetry={onRetry}
      after={<SuggestedGames games={suggestions} />}
    >
      <MaintenanceText />
    </GameFailure>
  );
}

/** As many as an operator suggests for an existing game. */
const SUGGESTED = 6;

/** A game that is no longer offered: a retry changes nothing, so it suggests popular games. */
export function GameGone({ error }: { error: Error }) {
  const { t } = useLingui();
  const { data } = useQuery(hotGamesQuery(useServices()));
  return (
    <GameFailure
      title={t`The game could not be opened`}
      error={error}
      after={<SuggestedGames games={data?.list.slice(0, SUGGESTED)} />}
    />
  );
}

/** The address names no game. */
export function NoGame() {
  const { t } = useLingui();
  return (
    <GameFailure title={t`There is no game at this address`}>
      <Trans>The link may be old or incomplete. Choose a game from the list.</Trans>
    </GameFailure>
  );
}
