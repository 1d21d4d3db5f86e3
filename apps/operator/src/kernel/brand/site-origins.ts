import type { LiveBrand } from './live-brand.ts';

/**
 * The addresses of a brand's site.
 * @param canonical the canonical origin, whose scheme and port they share
 */
export function siteOrigins(
  { domains }: Pick<LiveBrand, 'domains'>,
  canonical: string,
): { domain: string; name: string }[] {
  return domains.map(({ host, name }) => {
    const url = new URL(canonical);
    url.hostname = host;
    return { domain: url.origin, name };
  });
}
