import { createTtlCache, type TtlCache } from '@palpite/server/ttl-cache.ts';
import type { Win } from './find-wins.ts';

/** The boards as this process last read them: every home page asks for one, and a win may wait half a minute. */
export type WinnerBoards = TtlCache<readonly Win[]>;

export const createWinnerBoards = (now: () => Date): WinnerBoards =>
  createTtlCache(now, { ttlMs: 30_000, capacity: 500 });
