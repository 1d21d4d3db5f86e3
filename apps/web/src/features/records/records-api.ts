import type { QueryInput } from '@palpite/contract/endpoint.ts';
import {
  betGet,
  betGetTotals,
  betList,
  betListOfSlip,
  movementGetTotals,
  movementList,
} from '@palpite/contract/record.ts';
import { callQuery } from '../../lib/calls.ts';
import type { Services } from '../../lib/services.ts';

/** A page of the member's bets. */
export const bettingRecordQuery = (services: Services, query: QueryInput<typeof betList>) =>
  callQuery(services, betList, { query });

/** What the member's bets add up to. */
export const betTotalsQuery = (services: Services, query: QueryInput<typeof betGetTotals>) =>
  callQuery(services, betGetTotals, { query });

/** A page of the movements of the member's money. */
export const accountRecordQuery = (services: Services, query: QueryInput<typeof movementList>) =>
  callQuery(services, movementList, { query });

/** What came and went of the member's money. */
export const movementTotalsQuery = (
  services: Services,
  query: QueryInput<typeof movementGetTotals>,
) => callQuery(services, movementGetTotals, { query });

/** One bet. */
export function betQuery(services: Services, order: string) {
  return { ...callQuery(services, betGet, { query: { order } }), staleTime: 0 };
}

/** A page of the bets of a slip. */
export function slipBetsQuery(services: Services, query: QueryInput<typeof betListOfSlip>) {
  return { ...callQuery(services, betListOfSlip, { query }), staleTime: 0 };
}
