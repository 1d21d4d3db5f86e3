import { createFreshMemory, type FreshMemory } from '../fresh-memory.ts';
import type { Win } from './find-wins.ts';

/** The boards as this process last read them: every home page asks for one, and a win may wait half a minute. */
export type WinnerBoards = FreshMemory<readonly Win[]>;

export const createWinnerBoards = (now: () => Date): WinnerBoards =>
  createFreshMemory(now, { milliseconds: 30_000, capacity: 500 });
