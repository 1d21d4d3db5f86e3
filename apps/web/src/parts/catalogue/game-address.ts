import { oneOf, shortText } from '../../lib/search-value.ts';

/** What `/game` and `/seamless` carry in their address: which game, so that it can be launched again. */
export interface GameSearch {
  /** The game's node in the catalogue. */
  nodeId?: string | undefined;
  /** Play as a guest with a trial wallet. */
  demo?: true | undefined;
  /** On a wide screen: nothing of the site around the game. */
  theatre?: true | undefined;
  /** What is known of the game, beside it. */
  details?: true | undefined;
  /** On a phone: the player has left the game, and sees what to play next. */
  left?: true | undefined;
}

export function validateGameSearch(search: Record<string, unknown>): GameSearch {
  return {
    nodeId: shortText(search.nodeId, 64),
    demo: oneOf(search.demo, [true]),
    theatre: oneOf(search.theatre, [true]),
    details: oneOf(search.details, [true]),
    left: oneOf(search.left, [true]),
  };
}

/** The address of a game: `<Link to="/game" search={gameSearch(game)}>`. A visitor is asked to log in there. */
export function gameSearch({ nodeId }: { nodeId: string }, how?: { demo: true }): GameSearch {
  return { nodeId, ...how };
}
