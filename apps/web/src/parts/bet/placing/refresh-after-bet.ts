import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { betGet, betGetTotals, betList, betListOfSlip } from '@palpite/contract/record.ts';
import { callKey } from '../../../lib/calls.ts';
import { askFor } from '../../../lib/live/stale-answers.ts';
import type { Services } from '../../../lib/services.ts';

/** Of the bets of a member, what no topic makes stale. */
const RECORDS: readonly Endpoint[] = [betList, betGetTotals, betListOfSlip, betGet];

/**
 * After an act on a bet: what the act says it changes, and the records. Of those only what is on the page is asked for
 * again, the others when they are shown. Not awaited: the result of an act shows at once.
 */
export function refreshAfterBet(services: Services, act: Endpoint): void {
  const { queryClient } = services;
  askFor(queryClient, act.changes);
  for (const call of RECORDS) {
    void queryClient.invalidateQueries({ queryKey: callKey(services, call) });
  }
}
