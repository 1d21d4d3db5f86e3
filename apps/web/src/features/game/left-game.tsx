import { Trans, useLingui } from '@lingui/react/macro';
import type { Game } from '@palpite/contract/game.ts';
import { Button } from '@palpite/ui/button.tsx';
import { Picture } from '@palpite/ui/picture.tsx';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { gameSearch } from '../../parts/catalogue/game-address.ts';
import { MoreGames } from './more-games.tsx';
import { useGameEntry, useLeaveGame } from './use-leave-game.ts';

interface LeftGameProps {
  game: Game;
  suggestions: readonly Game[];
}

/** After a game on a phone: back to the games in one press, and what else there is to play. */
export function LeftGame({ game, suggestions }: LeftGameProps) {
  const { t } = useLingui();
  const router = useRouter();
  const leave = useLeaveGame();
  const gameEntry = useGameEntry();
  const heading = useRef<HTMLHeadingElement>(null);
  // The bar that led here is gone: who reads by ear or keys goes on at the title.
  useEffect(() => heading.current?.focus(), []);
  const playAgain = () =>
    void router.navigate({
      to: '.',
      search: (search) => ({ ...search, ...gameSearch(game), left: undefined }),
      state: { gameEntry },
      replace: true,
    });
  return (
    <div className="pb-6">
      <section className="flex flex-col gap-4 px-3 pt-5 md:mx-auto md:max-w-content md:px-6">
        <div className="flex items-center gap-4">
          <div className="tile-frame relative w-20 shrink-0 overflow-hidden">
            <Picture source={game.picture} alt="" sizes="5rem" fill />
          </div>
          <div className="flex min-w-0 flex-col gap-1">
            <h1 ref={heading} tabIndex={-1} className="display text-20 outline-none wrap-anywhere">
              {game.gameName}
            </h1>
            <p className="text-13 text-muted">
              {t`You have left the game. Any round in progress is saved.`}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2 *:grow">
          <Button tone="accent" size="lg" onClick={leave}>
            <Trans>Back to the games</Trans>
          </Button>
          <Button size="lg" onClick={playAgain}>
            <Trans>Play again</Trans>
          </Button>
        </div>
      </section>
      <MoreGames game={game} suggestions={suggestions} />
    </div>
  );
}
