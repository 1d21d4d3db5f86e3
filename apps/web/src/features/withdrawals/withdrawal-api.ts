import { messageCountUnread } from '@palpite/contract/announcement.ts';
import type { BodyInput, Endpoint } from '@palpite/contract/endpoint.ts';
import { movementGetTotals, movementList } from '@palpite/contract/record.ts';
import { walletGetBalance } from '@palpite/contract/wallet.ts';
import {
  WITHDRAWALS_PER_PAGE,
  type WithdrawalStatus,
  type WithdrawalSummary,
  withdrawalCancel,
  withdrawalGet,
  withdrawalGetOptions,
  withdrawalList,
  withdrawalRequest,
} from '@palpite/contract/withdrawal.ts';
import {
  withdrawalConfirmReceipt,
  withdrawalGetReceiptImage,
  withdrawalUploadReceiptImage,
} from '@palpite/contract/withdrawal-receipt.ts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useActKey } from '../../lib/act-key.ts';
import { callKey, callQuery } from '../../lib/calls.ts';
import { isLive, useAskAgain } from '../../lib/live/live-state.ts';
import { type Services, useServices } from '../../lib/services.ts';
import { untilNextUsable } from '../../parts/money/payout-accounts/until-next-usable.ts';

/** How often a withdrawal is polled, in milliseconds; null once it is final. */
const ASK_AGAIN: Readonly<Record<WithdrawalStatus, number | null>> = {
  'awaiting-review': 4_000,
  'awaiting-payout': 4_000,
  paid: 10_000,
  'partly-received': 10_000,
  disputed: 10_000,
  confirmed: null,
  refused: null,
  cancelled: null,
};

/** What other pages show of a withdrawal's money. */
const MONEY = [walletGetBalance, withdrawalGetOptions, movementList, movementGetTotals];

/** The available amounts, payout accounts, and what prevents a withdrawal: other pages change each of these. */
export function useWithdrawalOptions() {
  return useQuery({
    ...callQuery(useServices(), withdrawalGetOptions, {}),
    staleTime: 0,
    refetchInterval: ({ state }) => untilNextUsable(state.data?.payoutAccounts),
  });
}

/** A page of the member's withdrawals, newest first; polled while one of them is open. @param page its place; undefined for the first */
export function useWithdrawals(page: string | undefined, status: WithdrawalStatus | undefined) {
  const askAgain = useAskAgain();
  const query = { status, page, pageSize: WITHDRAWALS_PER_PAGE };
  const answer = useQuery({
    ...callQuery(useServices(), withdrawalList, { query }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      askAgain(shortest((state.data?.list ?? []).map(({ status }) => ASK_AGAIN[status]))),
  });
  useMoneyAfter(answer.data?.list);
  return answer;
}

/** One withdrawal, polled until it is final. */
export function useWithdrawal(order: string) {
  const services = useServices();
  const askAgain = useAskAgain();
  const answer = useQuery({
    ...callQuery(services, withdrawalGet, { query: { order } }),
    refetchInterval: ({ state }) =>
      askAgain(state.data ? (ASK_AGAIN[state.data.withdrawal.status] ?? false) : false),
  });
  const shown = answer.data?.withdrawal;
  useMoneyAfter(shown && [shown]);
  return answer;
}

/**
 * A transition of a withdrawal moves money and creates a notice, so this refetches balance, account record and the
 * messages' count.
 * @param shown the withdrawals on the page; undefined while they are unknown
 */
function useMoneyAfter(shown: readonly Pick<WithdrawalSummary, 'order' | 'status'>[] | undefined) {
  const services = useServices();
  const known = useRef(new Map<string, WithdrawalStatus>());
  useEffect(() => {
    const before = known.current;
    if (shown === undefined) return;
    known.current = new Map(shown.map(({ order, status }) => [order, status]));
    const moved = shown.some(({ order, status }) => (before.get(order) ?? status) !== status);
    // A live page hears of the rest itself.
    if (moved && !isLive()) refresh(services, [...MONEY, messageCountUnread]);
  }, [shown, services]);
}

/** Requests a withdrawal. The same form sent again, after a lost answer, is the same withdrawal. */
export function useRequest() {
  const services = useServices();
  const actKey = useActKey();
  return useMutation({
    mutationFn: (body: BodyInput<typeof withdrawalRequest>) =>
      services.client.call(withdrawalRequest, { body, idempotencyKey: actKey(body) }),
    onSettled: () => refresh(services, [...MONEY, withdrawalList]),
  });
}

/** Cancels a withdrawal that still awaits review. */
export function useCancel(order: string) {
  const services = useServices();
  const actKey = useActKey();
  return useMutation({
    mutationFn: () =>
      services.client.call(withdrawalCancel, { body: { order }, idempotencyKey: actKey(order) }),
    onSettled: () => refresh(services, [withdrawalGet, ...MONEY, withdrawalList]),
  });
}

/** Reports the outcome of a payout. */
export function useReceipt() {
  const services = useServices();
  const actKey = useActKey();
  return useMutation({
    mutationFn: (body: BodyInput<typeof withdrawalConfirmReceipt>) =>
      services.client.call(withdrawalConfirmReceipt, { body, idempotencyKey: actKey(body) }),
    onSettled: () => refresh(services, [withdrawalGet, withdrawalList]),
  });
}

/** Sends a picture, base64; the answer is its id for a receipt. */
export function useSendImage(order: string) {
  const { client } = useServices();
  return async (image: string) =>
    (await client.call(withdrawalUploadReceiptImage, { body: { order, image } })).imageId;
}

/** A picture that was sent with a receipt. */
export function useReceiptImage(order: string, imageId: string) {
  return useQuery({
    ...callQuery(useServices(), withdrawalGetReceiptImage, { query: { order, imageId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function shortest(intervals: readonly (number | null)[]): number | false {
  const asked = intervals.filter((interval) => interval !== null);
  return asked.length === 0 ? false : Math.min(...asked);
}

/** Not awaited: the result of an act shows at once. */
function refresh(services: Services, calls: readonly Endpoint[]): void {
  for (const call of calls) {
    void services.queryClient.invalidateQueries({ queryKey: callKey(services, call) });
  }
}
