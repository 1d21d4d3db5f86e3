import { isLoopbackHost } from '@palpite/server/http/loopback-host.ts';
import type { Arrival } from './frame.ts';

/** Headers of proxies, tunnels and CDNs, by what their names have in common; no browser sends them. */
const FORWARDING =
  /forwarded|(client|real|connecting|remote|user)-?ip|external-address|^via$|^cdn-loop$/;

/**
 * Whether a request was made on this machine itself, under a name that is this machine's own: a page elsewhere could point
 * its own name here. A forwarding header with a loopback address means a proxy on this machine, and anyone behind it.
 */
export function cameFromThisMachine({ address, host, request }: Arrival): boolean {
  const isLoopback = address === '::1' || address.startsWith('127.');
  if (!isLoopback || !isLoopbackHost(host)) return false;
  return ![...request.headers.keys()].some((name) => FORWARDING.test(name));
}
