import { BlockList, isIPv6 } from 'node:net';

/** Where a caller comes from, as far as it is known. */
export interface CallerLocation {
  readonly address: string;
  /** ISO 3166-1 alpha-2; null when unknown. */
  readonly country: string | null;
}

export type Restriction = 'address' | 'region';

interface Rules {
  readonly restrictedRegions: readonly string[];
  readonly restrictedAddresses: readonly string[];
}

/** Whether the answer depends on where the caller comes from. */
export function restrictsCallers({ restrictedRegions, restrictedAddresses }: Rules): boolean {
  return restrictedRegions.length > 0 || restrictedAddresses.length > 0;
}

/** Builds the check for callers that a brand is closed to. A caller without a known country passes the region rule. */
export function createRestriction(rules: Rules): (caller: CallerLocation) => Restriction | null {
  const regions = new Set(rules.restrictedRegions);
  const addresses = new BlockList();
  for (const range of rules.restrictedAddresses) {
    const [start = '', bits] = range.split('/');
    const family = isIPv6(start) ? 'ipv6' : 'ipv4';
    if (bits === undefined) addresses.addAddress(start, family);
    else addresses.addSubnet(start, Number(bits), family);
  }
  return ({ address, country }) => {
    if (addresses.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return 'address';
    return country !== null && regions.has(country) ? 'region' : null;
  };
}
