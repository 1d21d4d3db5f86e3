import { systemGetRegisterSettings } from '@palpite/contract/system.ts';
import { callQuery } from '../../lib/calls.ts';
import type { Services } from '../../lib/services.ts';

/** What the operator asks of each field now; a form that is opened later follows a change. */
export function registerRulesQuery(services: Services) {
  // Never fresh: the page may have been drawn a moment ago, for everybody.
  return { ...callQuery(services, systemGetRegisterSettings, {}), staleTime: 0 };
}
