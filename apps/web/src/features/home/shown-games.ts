import type { Game } from '@palpite/contract/game.ts';
import { createContext } from 'react';

type Named = Pick<Game, 'nodeId'>;

/** Games of a row that are seen before it is moved, on a wide screen. */
const SEEN = 7;

/** Which row of home shows a game: the others have it after those that no row shows, so that rows do not repeat each other. */
export class ShownGames {
  readonly #rows = new Map<Game['nodeId'], string>();

  /** @returns the games in the row's own order, those that another row shows last; the same for the same row again */
  freshFirst<Each extends Named>(row: string, games: readonly Each[]): readonly Each[] {
    const isShown = ({ nodeId }: Named) => (this.#rows.get(nodeId) ?? row) !== row;
    const ordered = games.toSorted((one, other) => Number(isShown(one)) - Number(isShown(other)));
    this.show(row, ordered);
    return ordered;
  }

  /** The row's first games are seen there. */
  show(row: string, games: readonly Named[]): void {
    for (const { nodeId } of games.slice(0, SEEN)) {
      if (!this.#rows.has(nodeId)) this.#rows.set(nodeId, row);
    }
  }
}

export const ShownGamesContext = createContext(new ShownGames());
