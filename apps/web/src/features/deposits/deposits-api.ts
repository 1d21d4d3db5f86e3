import {
  DEPOSITS_PER_PAGE,
  type DepositOrder,
  type DepositStatus,
  depositCancel,
  depositCreate,
  depositGet,
  depositList,
  depositListMethods,
  depositMarkPaid,
} from '@palpite/contract/deposit.ts';
import type { BodyInput } from '@palpite/contract/endpoint.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAct } from '../../lib/act/use-act.ts';
import { callQuery } from '../../lib/calls.ts';
import { type Services, useServices } from '../../lib/services.ts';
import { useAnswer } from '../../lib/use-answer.ts';

/** How often a page of orders is polled while one of them is open and the page is not live, in milliseconds. */
const LIST_MILLISECONDS = 10_000;

/** The methods that are open now. */
export function useDepositMethods() {
  return useQuery(callQuery(useServices(), depositListMethods, {}));
}

/** One order, live; without a live connection polled at the interval that the order states. */
export function useDeposit(order: string) {
  const query = callQuery(useServices(), depositGet, { query: { order } });
  return useAnswer(
    { ...query, staleTime: 0, refetchOnWindowFocus: true },
    {
      topic: 'deposit',
      every: ({ refreshSeconds: wait }) => (wait === null ? false : Math.max(1, wait) * 1_000),
    },
  );
}

/** Whether an order has reached its final status. */
export function hasEnded(status: DepositStatus): boolean {
  return status === 'success' || status === 'failed' || status === 'timed-out';
}

/** A page of the member's orders, newest first. @param page its place; undefined for the first */
export function useDeposits(page: string | undefined, status: DepositStatus | undefined) {
  return useAnswer(
    {
      ...depositsQuery(useServices(), status, page),
      staleTime: 0,
      placeholderData: keepPreviousData,
      refetchOnWindowFocus: true,
    },
    {
      topic: 'deposit',
      every: ({ list }) => list.some((order) => !hasEnded(order.status)) && LIST_MILLISECONDS,
    },
  );
}

/** Makes an order; sent again after a lost answer it is the same order. */
export function useCreateDeposit() {
  return useAct(depositCreate, (body: BodyInput<typeof depositCreate>) => ({ body }), { readOf });
}

export function useCancelDeposit() {
  return useAct(depositCancel, (order: string) => ({ query: { order } }), { readOf });
}

/** Reports that an order was paid, with the payment's reference. */
export function useReportPayment() {
  return useAct(depositMarkPaid, (body: BodyInput<typeof depositMarkPaid>) => ({ body }), {
    readOf,
  });
}

/** A page of the member's orders, newest first; without parameters the first page of all. */
export const depositsQuery = (services: Services, status?: DepositStatus, page?: string) =>
  callQuery(services, depositList, { query: { status, page, pageSize: DEPOSITS_PER_PAGE } });

/** The answer of an act is the current order. */
const readOf = (services: Services, { order }: DepositOrder) =>
  callQuery(services, depositGet, { query: { order } }).queryKey;
