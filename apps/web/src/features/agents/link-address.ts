import { useServices } from '../../lib/services.ts';

/** The address to publish for a link's code: the brand's own registration. */
export function useLinkAddress(): (code: string) => string {
  const { status, origin } = useServices().boot;
  return (code) => {
    const address = new URL('/register', status.siteOrigins[0] ?? origin);
    address.searchParams.set('affiliateCode', code);
    return address.href;
  };
}
