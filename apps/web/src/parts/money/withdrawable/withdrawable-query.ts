import { withdrawalGetOptions } from '@palpite/contract/withdrawal.ts';
import { callQuery } from '../../../lib/calls.ts';
import type { Services } from '../../../lib/services.ts';

/** How much can be withdrawn now, and why not more: one answer for every page that says it. */
export const withdrawableQuery = (services: Services) => ({
  ...callQuery(services, withdrawalGetOptions, {}),
  staleTime: 0,
});
