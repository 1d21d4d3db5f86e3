import type { Services } from '../services.ts';
import type { BrandState } from './brand-state.ts';

/** The addresses that a brand's site is reached at, each at the canonical origin's scheme and port. */
export function siteOrigins(
  { brand }: BrandState,
  { config }: Pick<Services, 'config'>,
): { domain: string; name: string }[] {
  return brand.domains.map(({ host, name }) => {
    const url = new URL(config.publicOrigins[0]);
    url.hostname = host;
    return { domain: url.origin, name };
  });
}

/** The address of the page that shows a member what guards the account, at the brand's first host. */
export function securityPage(state: BrandState, services: Pick<Services, 'config'>): string {
  const [first] = siteOrigins(state, services);
  if (first === undefined) throw new Error(`the brand ${state.brand.code} has no address`);
  return new URL('/security', first.domain).href;
}
