import type { Arrival } from './frame.ts';

/** Headers of proxies and tunnels; no browser sends them. */
const FORWARDING = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
];

/**
 * Whether a request was made on this machine itself. A forwarding header with a loopback address means a proxy on this
 * machine, and anyone behind it.
 */
export function cameFromThisMachine({ address, request }: Arrival): boolean {
  const isLoopback = address === '::1' || address.startsWith('127.');
  return isLoopback && !FORWARDING.some((name) => request.headers.has(name));
}
