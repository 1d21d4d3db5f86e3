import type { Arrival } from './frame.ts';

/**
 * Whether a request was made on this machine itself. A forwarding header beside a loopback address means a proxy on
 * this machine, and anyone behind it.
 */
export function cameFromThisMachine({ address, request }: Arrival): boolean {
  const isLoopback = address === '::1' || address.startsWith('127.');
  return isLoopback && !request.headers.has('x-forwarded-for');
}

/** Whether a host name (without a port) always means this machine itself. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase();
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(name)
  );
}
