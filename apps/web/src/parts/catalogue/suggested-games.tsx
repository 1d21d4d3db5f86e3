import { Trans, useLingui } from '@lingui/react/macro';
import type { Game } from '@palpite/contract/game.ts';
import { GameGrid } from './game-grid.tsx';

/** More than an operator suggests: all of them are seen at once. */
const SUGGESTED = 12;

/** What the maintenance of a game means for its players. */
export function MaintenanceText() {
  return (
    <Trans>
      This game is under maintenance. Your balance and unfinished rounds are safe; it reopens as
      soon as its provider is done.
    </Trans>
  );
}

interface SuggestedGamesProps {
  /** Undefined while they are on their way. */
  games: readonly Game[] | undefined;
  headingLevel?: 2 | 3;
}

/** What to play in place of a game that cannot be opened; nothing where there is nothing to suggest. */
export function SuggestedGames({ games, headingLevel = 2 }: SuggestedGamesProps) {
  const { t } = useLingui();
  const Heading = `h${headingLevel}` as const;
  if (games?.length === 0) return null;
  return (
    <section aria-label={t`Play while you wait`}>
      <Heading className="mb-3 text-14 font-bold">
        <Trans>Play while you wait</Trans>
      </Heading>
      <GameGrid
        games={games}
        columnsClass={
          headingLevel === 3 ? 'grid-cols-3 sm:grid-cols-4' : 'grid-cols-3 sm:grid-cols-6'
        }
        eager={SUGGESTED}
        places={headingLevel === 3 ? 4 : 6}
      />
    </section>
  );
}
