import { useServices } from '../../lib/services.ts';

/** Writes the address that a link's code is given out as: the brand's own registration. */
export function useLinkAddress(): (code: string) => string {
  const { status, origin } = useServices().boot;
  return (code) => {
    const address = new URL('/register', status.siteOrigins[0] ?? origin);
    address.searchParams.set('affiliateCode', code);
    return address.href;
  };
}
