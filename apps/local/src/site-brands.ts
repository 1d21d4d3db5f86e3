import { readBrands } from '@palpite/brands/read-brand.ts';

export interface SiteBrand {
  readonly code: string;
  readonly name: string;
  readonly hosts: readonly string[];
}

/** The brands of a folder, the one at `localhost` first: it is the one that a first visit sees. */
export async function readSiteBrands(directory?: string): Promise<SiteBrand[]> {
  const brands = (await readBrands(directory)).map(({ code, name, hosts }) => ({
    code,
    name,
    hosts,
  }));
  return brands.toSorted((a, b) => rank(a) - rank(b));
}

const rank = ({ hosts }: SiteBrand): number => (hosts.includes('localhost') ? 0 : 1);

/**
 * The origins that were told, or else one for each brand's first host: browsers lead every name below
 * `localhost` to this machine.
 */
export function publicOrigins(
  [canonical, ...others]: readonly string[],
  brands: readonly SiteBrand[],
  port: number,
): [string, ...string[]] {
  if (canonical) return [canonical, ...others];
  const [first = 'localhost', ...rest] = brands.flatMap(({ hosts }) => hosts.slice(0, 1));
  return [`http://${first}:${port}`, ...rest.map((host) => `http://${host}:${port}`)];
}
