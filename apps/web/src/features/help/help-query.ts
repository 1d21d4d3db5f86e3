import { helpCenter } from '@palpite/contract/system.ts';
import { callQuery } from '../../lib/calls.ts';
import type { Services } from '../../lib/services.ts';

/** Help changes with a release of the operator's texts; a tab asks again after this long. */
const STALE_MILLISECONDS = 10 * 60_000;

/** The help centre: sections with their articles. */
export function helpQuery(services: Services) {
  return { ...callQuery(services, helpCenter, {}), staleTime: STALE_MILLISECONDS };
}
