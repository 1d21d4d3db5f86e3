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
