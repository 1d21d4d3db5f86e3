import { depositTurnoverOf } from '@palpite/domain';
import { depositOrderNumber } from '../record/order-number.ts';
import { requireTurnover } from '../turnover/turnover.ts';
import { houseAccount, mainWallet } from '../wallet/accounts.ts';
import type { OrderRow, OrderWork } from './order.ts';

/**
 * Gives a member what they have paid in: from what the provider has taken to the main wallet, and the fee from there to
 * the house, each once for an order however often it is asked for (the ledger's keys are made of the order).
 * Both in minor units: more than zero was paid, and the fee is less.
 */
export async function creditDeposit(
  { tx, client, services, now, own }: OrderWork,
  order: OrderRow,
  { paidMinor, feeMinor }: { readonly paidMinor: bigint; readonly feeMinor: bigint },
): Promise<void> {
  const { id, accountId, currency, terms } = order;
  const brand = { code: order.brandCode, currency };
  // First, as a withdrawal does: its lock is taken before any wallet's, so that the two never wait for each other.
  await requireTurnover(tx, own, {
    accountId,
    reason: 'deposit',
    reference: depositOrderNumber(id),
    currency,
    // Of what comes to the wallet: nobody stakes a fee.
    requiredMinor: depositTurnoverOf(paidMinor - feeMinor, terms.turnoverPercent),
    at: now,
  });
  const reference = `deposit:${id}`;
  const note = `${order.channel} ${order.paymentId ?? ''}`.trim();
  await services.ledger.post(client, {
    key: `deposit:${id}`,
    kind: 'deposit',
    reference,
    note,
    postings: [
      {
        source: houseAccount('payments', brand),
        destination: mainWallet(accountId),
        amountMinor: paidMinor,
        currency,
      },
    ],
  });
  if (feeMinor > 0n) {
    await services.ledger.post(client, {
      key: `deposit-fee:${id}`,
      kind: 'deposit-fee',
      reference,
      note,
      postings: [
        {
          source: mainWallet(accountId),
          destination: houseAccount('payment-fees', brand),
          amountMinor: feeMinor,
          currency,
        },
      ],
    });
  }
}
