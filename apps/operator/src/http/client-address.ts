import { BlockList, isIP, isIPv6 } from 'node:net';

/** What is known of where a request came from. */
export interface Origin {
  /** The client's own address. */
  readonly address: string;
  /** The host name it asked for: lower case, no port. */
  readonly host: string;
  /** ISO 3166-1 alpha-2 code of the country that a proxy in front saw it come from; null when none says so. */
  readonly country: string | null;
}

/** Reads a request's origin; only what a configured proxy says of it is believed. */
export type ReadOrigin = (headers: Headers, peer: string | undefined) => Origin;

/** What a proxy says where it knows nothing (`XX`), or of Tor (`T1`). */
const NO_COUNTRY = new Set(['XX', 'T1']);

/**
 * @param countryHeader name of the header that the proxies write the visitor's country into; none without it
 * @param trustedProxies addresses and CIDR ranges, e.g. `10.0.0.0/8`, `::1`
 * @throws Error with a sentence for the operator when one of them is neither
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

/** The nearest address that is no proxy of ours: what stands left of it, the client could have written itself. */
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

/** Without the wrapping of IPv4 in IPv6 that dual-stack sockets show, and without zone, brackets or port. */
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
      `"${proxy}" is no address and no range of addresses. Write trusted proxies as 10.0.0.7 or 10.0.0.0/8.`,
    );
  }
  if (prefix === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(prefix), family);
}
