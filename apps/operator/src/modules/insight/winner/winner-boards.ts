import { createTtlCache, type TtlCache } from '@palpite/server/ttl-cache.ts';
import type { Win } from './find-wins.ts';

/**
 * The boards as this process last read them: every home page requests one, and a win may appear half a minute late.
 */
export type WinnerBoards = TtlCache<readonly Win[]>;

export const createWinnerBoards = (now: () => Date): WinnerBoards =>
  createTtlCache(now, { ttlMs: 30_000, capacity: 500 });
