import type { OperatorConfig } from '../config.ts';

/** Where this process reaches the game host. */
export function internalGamesOrigin(config: OperatorConfig): string {
  return config.gamesInternalOrigin ?? config.gamesOrigin;
}
