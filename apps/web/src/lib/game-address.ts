import * as v from 'valibot';

const gameSearchSchema = v.object({
  /** The game's node in the catalogue. */
  nodeId: v.optional(
    v.fallback(v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))), undefined),
  ),
  /** Play as a guest with a trial wallet. */
  demo: v.optional(v.fallback(v.optional(v.literal(true)), undefined)),
});
export type GameSearch = v.InferOutput<typeof gameSearchSchema>;

/** What `/game` and `/seamless` carry in their address: which game, so that it can be launched again. */
export function validateGameSearch(search: Record<string, unknown>): GameSearch {
  const { nodeId } = search;
  // The router reads digits as a number; an identifier of digits is still one.
  return v.parse(gameSearchSchema, {
    ...search,
    nodeId: typeof nodeId === 'number' ? `${nodeId}` : nodeId,
  });
}

/** The address of a game: `<Link to="/game" search={gameSearch(game)}>`. A visitor is asked to log in there. */
export function gameSearch({ nodeId }: { nodeId: string }, how?: { demo: true }): GameSearch {
  return { nodeId, ...how };
}
