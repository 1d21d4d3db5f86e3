import type { Game } from '@palpite/contract/game.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { type ReactNode, useId } from 'react';
import { GameTile, gameTilePlace } from '../../parts/catalogue/game-tile.tsx';

/** Games that the widest screen shows: the first, and two lines of five next to it. */
const MOST = 11;
/** Width of the first one's picture. */
const FIRST_SIZES = '(width < 48rem) 100vw, 26rem';
const PLACES = Array.from({ length: MOST }, (_, place) => place);

interface GameBlockProps {
  title: string;
  reason?: string | undefined;
  /** Undefined while they are on their way. */
  games: readonly Game[] | undefined;
  byPopularity?: boolean;
  byAge?: boolean;
  more?: ReactNode;
}

/** Games that are looked at together: the first over two columns and two lines, those that follow around it. */
export function GameBlock(props: GameBlockProps) {
  const { title, reason, games, byPopularity = false, byAge = false, more } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex min-h-10 items-center gap-3 max-md:mb-2">
        <h2
          id={id}
          className="display min-w-0 truncate py-1 text-20 shell-top:uppercase max-lg:flex-1 md:text-24"
        >
          {title}
        </h2>
        <p className="hidden min-w-0 flex-1 truncate text-14 text-muted lg:block">{reason}</p>
        {more}
      </div>
      <ul className="grid grid-cols-3 gap-x-(--tile-gap) gap-y-4 md:grid-cols-5 xl:grid-cols-7 tile-landscape:grid-cols-2 tile-landscape:md:grid-cols-4 tile-landscape:xl:grid-cols-6">
        {games
          ? games.slice(0, MOST).map((game, index) => (
              <li key={game.nodeId} className={placeClass(index)}>
                <GameTile
                  game={game}
                  sizes={index === 0 ? FIRST_SIZES : undefined}
                  amongHot={byPopularity}
                  amongNew={byAge}
                />
              </li>
            ))
          : PLACES.map((index) => (
              <li key={index} className={placeClass(index)}>
                {gameTilePlace}
              </li>
            ))}
      </ul>
    </section>
  );
}

/** Each screen shows as many as fill its lines: none is left half empty. */
const placeClass = (index: number) =>
  classNames(
    'min-w-0',
    index === 0 &&
      'col-span-2 row-span-2 md:[&_.tile-foot_p:first-child]:text-16 md:[&_.tile-foot_p:first-child]:leading-5',
    index === 5 && 'tile-landscape:max-xl:hidden',
    index === 6 && 'max-md:hidden tile-landscape:max-xl:hidden',
    index > 6 && 'max-xl:hidden',
    index > 8 && 'tile-landscape:xl:hidden',
  );
