import { CallError } from '@palpite/contract/call-error.ts';

/** The operator has removed the game from its catalogue. */
export const isGone = (error: Error) =>
  error instanceof CallError && error.code === 'game_not_found';

/** The game was closed after the catalogue was loaded. */
export const isClosed = (error: Error) =>
  error instanceof CallError && error.code === 'game_under_maintenance';
