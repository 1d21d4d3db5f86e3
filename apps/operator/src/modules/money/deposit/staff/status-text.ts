import type { OrderRow } from '../order.ts';

export const TAKEN_BACK = 'reversed by its provider';

/** The status of an order as the database names it: its status and why, and the state of its refund. */
export const statusText = (order: OrderRow, takenBackAt: Date | null = null): string => {
  const { status, reviewReason, failure, refundState, paidMinor } = order;
  const isOwed = failure === 'review-refused' && paidMinor !== null && takenBackAt === null;
  const refund = refundState === null ? isOwed && 'refund owed' : `refund ${refundState}`;
  return [status, reviewReason ?? failure, refund, takenBackAt && TAKEN_BACK]
    .filter(Boolean)
    .join(': ');
};
