import type { VendorHosts } from '#modules/seamless/index.ts';

export interface GameHostConfig {
  /** The sandbox game host's origin. */
  readonly gamesOrigin: string;
  /** The game host's origin for this process, when it differs from the public origin. */
  readonly gamesInternalOrigin?: string;
}

/** The sandbox's game host, which runs the games of every vendor. */
export function sandboxGameHost({
  gamesOrigin,
  gamesInternalOrigin = gamesOrigin,
}: GameHostConfig): VendorHosts {
  const host = { origin: gamesOrigin, internalOrigin: gamesInternalOrigin };
  return () => host;
}
