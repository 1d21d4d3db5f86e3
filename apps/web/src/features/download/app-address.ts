import type { Boot } from '../../lib/boot.ts';
import type { AppSystem } from '../../lib/root-search.ts';

/** The full address for a phone: the operator's own for that system, otherwise this site's steps for it. */
export function appAddress({ origin, status }: Boot, system: AppSystem): string {
  const resource = status.info.resources.find(({ resourceType }) => resourceType === system);
  const address = resource?.qrCodeUrl ?? resource?.url ?? `/download?os=${system}`;
  return new URL(address, origin).href;
}
