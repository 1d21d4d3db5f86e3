import type { BodyInput } from '@palpite/contract/endpoint.ts';
import {
  WITHDRAWALS_PER_PAGE,
  type WithdrawalStatus,
  withdrawalCancel,
  withdrawalGet,
  withdrawalList,
  withdrawalRequest,
} from '@palpite/contract/withdrawal.ts';
import {
  withdrawalConfirmReceipt,
  withdrawalGetReceiptImage,
  withdrawalUploadReceiptImage,
} from '@palpite/contract/withdrawal-receipt.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAct } from '../../lib/act/use-act.ts';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { withdrawableQuery } from '../../parts/money/withdrawable/withdrawable-query.ts';
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

/** The available amounts, payout accounts, and what prevents a withdrawal: other pages change each of these. */
export function useWithdrawalOptions() {
  return useQuery({
    ...withdrawableQuery(useServices()),
    refetchInterval: ({ state }) => untilNextUsable(state.data?.payoutAccounts),
  });
}

/** A page of the member's withdrawals, newest first; polled while one of them is open. @param page its place; undefined for the first */
export function useWithdrawals(page: string | undefined, status: WithdrawalStatus | undefined) {
  const query = { status, page, pageSize: WITHDRAWALS_PER_PAGE };
  return useAnswer(
    {
      ...callQuery(useServices(), withdrawalList, { query }),
      placeholderData: keepPreviousData,
    },
    {
      topic: 'withdrawal',
      every: ({ list }) => shortest(list.map(({ status }) => ASK_AGAIN[status])),
    },
  );
}

/** One withdrawal, polled until it is final. */
export function useWithdrawal(order: string) {
  return useAnswer(callQuery(useServices(), withdrawalGet, { query: { order } }), {
    topic: 'withdrawal',
    every: ({ withdrawal: { status } }) => ASK_AGAIN[status] ?? false,
  });
}

/** Requests a withdrawal. The same form sent again, after a lost answer, is the same withdrawal. */
export function useRequest() {
  return useAct(withdrawalRequest, (body: BodyInput<typeof withdrawalRequest>) => ({ body }));
}

/** Cancels a withdrawal that still awaits review. */
export function useCancel() {
  return useAct(withdrawalCancel, (order: string) => ({ body: { order } }));
}

/** Reports the outcome of a payout. */
export function useReceipt() {
  return useAct(withdrawalConfirmReceipt, (body: BodyInput<typeof withdrawalConfirmReceipt>) => ({
    body,
  }));
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
