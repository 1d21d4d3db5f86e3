import type { Game } from '@palpite/contract/game.ts';
import Wrench from 'lucide-react/icons/wrench';
import { MaintenanceText, SuggestedGames } from '../../parts/catalogue/suggested-games.tsx';
import { GameFailure } from './game-failure.tsx';

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
      scene="maintenance"
      picture={<Wrench size={36} />}
      onRetry={onRetry}
      after={<SuggestedGames games={suggestions} />}
    >
      <MaintenanceText />
    </GameFailure>
  );
}
