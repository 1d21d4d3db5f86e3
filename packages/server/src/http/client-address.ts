import { BlockList, isIP, isIPv6 } from 'node:net';

/** Where a request came from. */
export interface Origin {
  /** The client's own address. */
  readonly address: string;
  /** The requested host name: lower case, no port. */
  readonly host: string;
  /** ISO 3166-1 alpha-2 code of the client's country, as a trusted proxy reports it; otherwise null. */
  readonly country: string | null;
}

/** Reads a request's origin. Forwarding headers count only if a configured proxy sent them. */
export type ReadOrigin = (headers: Headers, peer: string | undefined) => Origin;

/** What proxies send for an unknown country (`XX`) and for Tor (`T1`). */
const NO_COUNTRY = new Set(['XX', 'T1']);

/**
 * @param trustedProxies addresses and CIDR ranges, e.g. `10.0.0.0/8`, `::1`
 * @param countryHeader header in which the proxies send the client's country; without it no country is known
 * @throws Error with a sentence for the operator if an entry is neither an address nor a range
 */
export function createReadOrigin(
  trustedProxies: readonly string[],
  countryHeader?: string,
): ReadOrigin {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) trust(trusted, proxy);
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

  return (headers, peer) => {
    const direct = plainAddress(peer ?? '');
    const host = headers.get('host') ?? '';
    if (!isTrusted(direct)) return { address: direct, host: hostName(host), country: null };
    return {
      address: forwardedAddress(headers.get('x-forwarded-for') ?? '', direct, isTrusted),
      host: hostName(headers.get('x-forwarded-host') ?? host),
      country: countryHeader === undefined ? null : countryCode(headers.get(countryHeader) ?? ''),
    };
  };
}

/** The last address that is not one of our proxies. The client may have written everything before it. */
function forwardedAddress(
  header: string,
  direct: string,
  isTrusted: (address: string) => boolean,
): string {
  const hops = header
    .split(',')
    .map((hop) => plainAddress(hop.trim()))
    .filter((hop) => isIP(hop) !== 0);
  return hops.findLast((hop) => !isTrusted(hop)) ?? hops[0] ?? direct;
}

/** Removes the IPv6 wrapping of IPv4 that dual-stack sockets show, and the zone, brackets and port. */
function plainAddress(text: string): string {
  const bare = text.replace(/^\[([^\]]+)\](:\d+)?$/, '$1').replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare);
  return (mapped?.[1] ?? bare).toLowerCase();
}

function countryCode(header: string): string | null {
  const code = header.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) && !NO_COUNTRY.has(code) ? code : null;
}

function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '');
}

function trust(list: BlockList, proxy: string): void {
  const [address = '', prefix] = proxy.split('/');
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  if (isIP(address) === 0 || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) {
    throw new Error(
      `Invalid trusted proxy "${proxy}": write an address such as 10.0.0.7 or a range such as 10.0.0.0/8.`,
    );
  }
  if (prefix === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(prefix), family);
}
