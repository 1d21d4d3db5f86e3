import { createTtlCache, type TtlCache } from '@palpite/server/ttl-cache.ts';

/**
 * How many games each filter of a lobby leaves, as this process last counted them. A page of 42 is read from an index
 * at once; counting its 20,000 games takes several times as long, for the same result.
 */
export type GameCounts = TtlCache<number>;

/** A game that was added or removed changes the number of pages within ten seconds. */
export const createGameCounts = (now: () => Date): GameCounts =>
  createTtlCache(now, { ttlMs: 10_000, capacity: 1_000 });
