import type { LiveBrand } from '../http/live-brand.ts';
import type { Services } from '../services.ts';

/** The addresses that a brand's site is reached at, each at the canonical origin's scheme and port. */
export function siteOrigins(
  { domains }: LiveBrand,
  { config }: Pick<Services, 'config'>,
): { domain: string; name: string }[] {
  return domains.map(({ host, name }) => {
    const url = new URL(config.publicOrigins[0]);
    url.hostname = host;
    return { domain: url.origin, name };
  });
}

/** The address of the page that shows a member what guards the account, at the brand's first host. */
export function securityPage(brand: LiveBrand, services: Pick<Services, 'config'>): string {
  const [first] = siteOrigins(brand, services);
  if (first === undefined) throw new Error(`the brand ${brand.code} has no address`);
  return new URL('/security', first.domain).href;
}
