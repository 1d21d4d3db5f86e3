import type { QueryInput } from '@palpite/contract/endpoint.ts';
import { movementList, betGet, betList } from '@palpite/contract/record.ts';
import { callKey, callQuery } from '../../lib/calls.ts';
import { askForPage } from '../../lib/page-place.ts';
import type { Services } from '../../lib/services.ts';

/** A page of the member's bets. */
export function bettingRecordCall(services: Services, query: QueryInput<typeof betList>) {
  return {
    queryKey: callKey(services, betList, { query }),
    ask: (signal?: AbortSignal) =>
      askForPage({ query, signal }, (input) => services.client.call(betList, input)),
  };
}

/** A page of the movements of the member's money. */
export function accountRecordCall(services: Services, query: QueryInput<typeof movementList>) {
  return {
    queryKey: callKey(services, movementList, { query }),
    ask: (signal?: AbortSignal) =>
      askForPage({ query, signal }, (input) => services.client.call(movementList, input)),
  };
}

/** One bet. */
export function betQuery(services: Services, order: string) {
  return { ...callQuery(services, betGet, { query: { order } }), staleTime: 0 };
}
