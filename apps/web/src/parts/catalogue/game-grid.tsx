import type { Game } from '@palpite/contract/game.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import type { Ref } from 'react';
import { GameTile, gameTilePlace } from './game-tile.tsx';

interface GameGridProps {
  /** Undefined while they are on their way. */
  games: readonly Game[] | undefined;
  /** Columns, as classes. */
  columnsClass: string;
  /** Tiles whose pictures do not wait for the reader to come near. */
  eager: number;
  /** Ordered by how much they are played, so that "hot" says nothing. */
  byPopularity?: boolean;
  /** The newest first, so that "new" says nothing. */
  byAge?: boolean;
  /** Places in `games` of those over two columns. */
  wide?: readonly number[];
  /** Tiles drawn as places while the games are on their way. */
  places: number;
  /** Of a longer list: where this part is in it. */
  part?: GridPart;
}

export interface GridPart {
  ref: Ref<HTMLUListElement>;
  /** Games before this part. */
  from: number;
  /** Games of the whole list. */
  of: number;
  /** Room that stands for the others, in pixels. */
  before: number;
  after: number;
}

/** Games side by side, or the places that they will take. */
export function GameGrid({
  games,
  columnsClass,
  eager,
  byPopularity = false,
  byAge = false,
  wide = [],
  places,
  part,
}: GameGridProps) {
  return (
    <ul
      ref={part?.ref}
      style={part && { paddingTop: part.before, paddingBottom: part.after }}
      className={classNames('grid gap-x-(--tile-gap) gap-y-3 md:gap-y-5', columnsClass)}
      aria-busy={games === undefined || undefined}
    >
      {games
        ? games.map((game, index) => (
            <li
              key={game.nodeId}
              className={classNames('min-w-0', wide.includes(index) && '@container col-span-2')}
              aria-setsize={part?.of}
              aria-posinset={part && part.from + index + 1}
            >
              <GameTile
                game={game}
                loading={(part?.from ?? 0) + index < eager ? 'eager' : 'lazy'}
                amongHot={byPopularity}
                amongNew={byAge}
                wide={wide.includes(index)}
              />
            </li>
          ))
        : Array.from({ length: places }, (_, place) => <li key={place}>{gameTilePlace}</li>)}
    </ul>
  );
}
