import { createFreshMemory, type FreshMemory } from '../fresh-memory.ts';

/**
 * How many games each filter of a lobby leaves, as this process last counted them. A page of 42 is read from an
 * index at once; to count the 20,000 that it stands among takes several times as long, and comes to the same again.
 */
export type GameCounts = FreshMemory<number>;

/** A game that came or went changes how many pages there are within ten seconds. */
export const createGameCounts = (now: () => Date): GameCounts =>
  createFreshMemory(now, { milliseconds: 10_000, capacity: 1_000 });
