import type { LotteryGame } from '@palpite/contract/game.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import { FavouriteStar } from '../../parts/lottery/favourite-star.tsx';
import { GameCountdown } from '../../parts/lottery/game-countdown.tsx';
import { lotteryTarget } from '../../parts/lottery/lottery-target.ts';
import type { ServerOffset } from '../../parts/lottery/server-offset.ts';

interface GameLinkProps {
  game: LotteryGame;
  serverOffset: ServerOffset;
  /** Of the link: its height. */
  className: string;
}

/** A game with its countdown as one link, and its star after it. */
export function GameLink({ game, serverOffset, className }: GameLinkProps) {
  return (
    <>
      <Link
        {...lotteryTarget(game)}
        className={classNames(
          'flex min-w-0 flex-1 items-center justify-between gap-2 hover:text-accent-strong',
          className,
        )}
      >
        <span className="min-w-0 truncate text-14 font-semibold">{game.gameName}</span>
        <GameCountdown game={game} serverOffset={serverOffset} />
      </Link>
      <FavouriteStar game={game} />
    </>
  );
}
