/** How old a count may be: a game that came or went changes how many pages there are within this. */
const FRESH_MILLISECONDS = 10_000;
/** Filters whose counts are kept; the oldest count goes first. */
const CAPACITY = 1_000;

/**
 * How many games each filter of a lobby leaves, as this process last counted them. A page of 42 is read from an
 * index at once; to count the 20,000 that it stands among takes several times as long, and comes to the same again.
 */
export interface GameCounts {
  /** @param count counts them where no count is fresh enough; what it rejects with is not kept */
  of(filter: string, count: () => Promise<number>): Promise<number>;
}

export function createGameCounts(now: () => Date): GameCounts {
  const known = new Map<string, { readonly games: number; readonly at: number }>();
  return {
    async of(filter, count) {
      const at = now().getTime();
      const last = known.get(filter);
      if (last && Math.abs(at - last.at) < FRESH_MILLISECONDS) return last.games;
      const games = await count();
      known.delete(filter);
      known.set(filter, { games, at });
      const [oldest] = known.keys();
      if (known.size > CAPACITY && oldest !== undefined) known.delete(oldest);
      return games;
    },
  };
}
