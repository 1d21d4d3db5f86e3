import { messageCountUnread } from '@palpite/contract/announcement.ts';
import { CallError, type CallErrorKind } from '@palpite/contract/call-error.ts';
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
import type { BodyInput, Endpoint } from '@palpite/contract/endpoint.ts';
import { movementGetTotals, movementList } from '@palpite/contract/record.ts';
import { walletGetBalance } from '@palpite/contract/wallet.ts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useActKey } from '../../lib/act-key.ts';
import { callKey, callQuery } from '../../lib/calls.ts';
import { useAskAgain } from '../../lib/live/live-state.ts';
import { type Services, useServices } from '../../lib/services.ts';

/** How often a page of orders is polled while one of them is open and the page is not live, in milliseconds. */
const LIST_MILLISECONDS = 10_000;

/** The methods that are open now. */
export function useDepositMethods() {
  return useQuery(callQuery(useServices(), depositListMethods, {}));
}

/** One order, live; without a live connection polled at the interval that the order states. */
export function useDeposit(order: string) {
  const askAgain = useAskAgain();
  return useQuery({
    ...callQuery(useServices(), depositGet, { query: { order } }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => {
      const wait = state.data?.refreshSeconds;
      return askAgain(wait === null || wait === undefined ? false : Math.max(1, wait) * 1_000);
    },
  });
}

/** Whether an order has reached its final status. */
export function hasEnded(status: DepositStatus): boolean {
  return status === 'success' || status === 'failed' || status === 'timed-out';
}

/** A page of the member's orders, newest first. @param page its place; undefined for the first */
export function useDeposits(page: string | undefined, status: DepositStatus | undefined) {
  const askAgain = useAskAgain();
  return useQuery({
    ...depositsQuery(useServices(), status, page),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      askAgain(
        state.data?.list.some((order) => !hasEnded(order.status)) ? LIST_MILLISECONDS : false,
      ),
  });
}

/** Makes an order; sent again after a lost answer it is the same order. */
export function useCreateDeposit() {
  const services = useServices();
  const actKey = useActKey();
  return useMutation({
    mutationFn: (body: BodyInput<typeof depositCreate>) =>
      services.client.call(depositCreate, { body, idempotencyKey: actKey(body) }),
    onSuccess: (order) => keep(services, order),
    // A channel was closed, limits were changed, or another tab has reached the limit of open orders.
    onError: (error) =>
      askFor(services, isLostAnswer(error) ? OFFER_AND_LIST : [depositListMethods]),
  });
}

/** Whether the outcome of a call is unknown: it may have succeeded. */
export function isLostAnswer(error: unknown): boolean {
  return error instanceof CallError && LOST.has(error.kind);
}
const LOST: ReadonlySet<CallErrorKind> = new Set(['network', 'timeout', 'unreadable']);

export function useCancelDeposit() {
  const services = useServices();
  return useMutation({
    mutationFn: (order: string) => services.client.call(depositCancel, { query: { order } }),
    onSuccess: (order) => keep(services, order),
    onError: (_error, order) => askAgain(services, order),
  });
}

/** Reports that an order was paid, with the payment's reference. */
export function useReportPayment() {
  const services = useServices();
  return useMutation({
    mutationFn: (body: BodyInput<typeof depositMarkPaid>) =>
      services.client.call(depositMarkPaid, { body }),
    onSuccess: (order) => keep(services, order),
    onError: (_error, { order }) => askAgain(services, order),
  });
}

/**
 * Refetches the orders when the open one changes its status, so that their watcher (`deposit-watch.ts`) learns of it
 * at once. @param status undefined while it is unknown
 */
export function useListAfter(status: DepositStatus | undefined): void {
  const services = useServices();
  const before = useRef(status);
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== status;
    before.current = status;
    if (changed) askFor(services, OFFER_AND_LIST);
  }, [status, services]);
}

/** A page of the member's orders, newest first; without parameters the first page of all. */
export const depositsQuery = (services: Services, status?: DepositStatus, page?: string) =>
  callQuery(services, depositList, { query: { status, page, pageSize: DEPOSITS_PER_PAGE } });

/** What else a deposit changes once it has succeeded. */
export function askForMoney(services: Services): void {
  askFor(services, [
    walletGetBalance,
    movementList,
    movementGetTotals,
    depositListMethods,
    messageCountUnread,
  ]);
}

/** The answer of an act is the current order; lists and counts of orders are refetched. */
function keep(services: Services, order: DepositOrder): void {
  const { queryKey } = callQuery(services, depositGet, { query: { order: order.order } });
  services.queryClient.setQueryData(queryKey, order);
  askFor(services, OFFER_AND_LIST);
}

const OFFER_AND_LIST = [depositListMethods, depositList];

function askFor(services: Services, calls: readonly Endpoint[]): void {
  for (const call of calls) {
    void services.queryClient.invalidateQueries({ queryKey: callKey(services, call) });
  }
}

/** An act was refused: the order may have changed in the meantime. */
function askAgain(services: Services, order: string): void {
  const { queryKey } = callQuery(services, depositGet, { query: { order } });
  void services.queryClient.invalidateQueries({ queryKey });
}
