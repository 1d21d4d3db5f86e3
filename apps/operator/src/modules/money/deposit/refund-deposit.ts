import type { RefundState } from '@palpite/contract/deposit.ts';
import { depositOrderNumber } from '@palpite/domain';
import { houseAccount } from '../wallet/accounts.ts';
import type { OrderRow, OrderWork } from './order.ts';

/** Money that came for a deposit and goes back to its payer. It never passes the member's wallet. */

/** The name of a refund between the operator and the provider: its order and the number of the attempt. */
export const refundIdOf = ({ id, refundAttempt }: Pick<OrderRow, 'id' | 'refundAttempt'>): string =>
  `${depositOrderNumber(id)}-R${refundAttempt}`;

/** The attempt in a refund's name; undefined when it is not a refund of that order. */
export function readRefundId(order: Pick<OrderRow, 'id'>, refundId: string): number | undefined {
  const [number, attempt = ''] = refundId.split('-R');
  if (number !== depositOrderNumber(order.id) || !/^[1-9]\d{0,5}$/.test(attempt)) return undefined;
  return Number(attempt);
}

/**
 * Posts a refund: while it is in progress the provider owes the operator the money, and the operator owes it to the
 * payer. Once it is sent, or has failed, neither owes the other any of it. The keys are made of the attempt, so that
 * each moves once.
 */
export async function moveRefund(
  { client, services }: OrderWork,
  order: OrderRow,
  state: RefundState,
): Promise<void> {
  const { id, brandCode: code, currency, refundMinor } = order;
  if (refundMinor === null) throw new Error(`deposit ${id} sends nothing back`);
  const payments = houseAccount('payments', { code, currency });
  const refunds = houseAccount('payment-refunds', { code, currency });
  const [source, destination] = state === 'under-way' ? [payments, refunds] : [refunds, payments];
  await services.ledger.post(client, {
    key: `deposit-refund:${refundIdOf(order)}:${state}`,
    kind: REFUND_KINDS[state],
    reference: `deposit:${id}`,
    note: `${order.channel} ${order.paymentId ?? ''}`.trim(),
    postings: [{ source, destination, amountMinor: refundMinor, currency }],
  });
}

const REFUND_KINDS: Readonly<Record<RefundState, string>> = {
  'under-way': 'deposit-refund',
  refunded: 'deposit-refunded',
  failed: 'deposit-refund-failed',
};
