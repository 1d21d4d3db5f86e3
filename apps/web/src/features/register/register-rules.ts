import { systemGetRegisterSettings } from '@palpite/contract/system.ts';
import { callQuery } from '../../lib/calls.ts';
import type { Services } from '../../lib/services.ts';

/** The operator's current rule of each field; a form that opens later follows a change. */
export function registerRulesQuery(services: Services) {
  // Always refetched: the server may have rendered the shared page a moment ago.
  return { ...callQuery(services, systemGetRegisterSettings, {}), staleTime: 0 };
}
