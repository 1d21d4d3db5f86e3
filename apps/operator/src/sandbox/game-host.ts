import type { OperatorConfig } from '../config.ts';
import type { VendorHosts } from '../vendor/vendor-host.ts';

/** The sandbox's game host, which runs the games of every vendor. */
export function sandboxGameHost({
  gamesOrigin,
  gamesInternalOrigin = gamesOrigin,
}: OperatorConfig): VendorHosts {
  const host = { origin: gamesOrigin, internalOrigin: gamesInternalOrigin };
  return () => host;
}
