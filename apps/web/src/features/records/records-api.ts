import type { QueryInput } from '@palpite/contract/endpoint.ts';
import { accountRecord, betDetail, bettingRecord } from '@palpite/contract/record.ts';
import { callKey, callQuery } from '../../lib/calls.ts';
import type { Services } from '../../lib/services.ts';

/** A page of the member's bets. */
export function bettingRecordCall(services: Services, query: QueryInput<typeof bettingRecord>) {
  return {
    queryKey: callKey(services, bettingRecord, { query }),
    ask: (signal?: AbortSignal) => services.client.call(bettingRecord, { query, signal }),
  };
}

/** A page of the movements of the member's money. */
export function accountRecordCall(services: Services, query: QueryInput<typeof accountRecord>) {
  return {
    queryKey: callKey(services, accountRecord, { query }),
    ask: (signal?: AbortSignal) => services.client.call(accountRecord, { query, signal }),
  };
}

/** One bet. */
export function betQuery(services: Services, order: string) {
  return { ...callQuery(services, betDetail, { query: { order } }), staleTime: 0 };
}
