import { createTtlCache, type TtlCache } from '@palpite/server/ttl-cache.ts';

/**
 * How many games each filter of a lobby leaves, as this process last counted them. A page of 42 is read from an
 * index at once; to count the 20,000 that it stands among takes several times as long, and comes to the same again.
 */
export type GameCounts = TtlCache<number>;

/** A game that came or went changes how many pages there are within ten seconds. */
export const createGameCounts = (now: () => Date): GameCounts =>
  createTtlCache(now, { ttlMs: 10_000, capacity: 1_000 });
