import { depositOrderNumber, depositTurnoverOf } from '@palpite/domain';
import { requireTurnover } from '../turnover/turnover.ts';
import { houseAccount, mainWallet } from '../wallet/accounts.ts';
import type { OrderRow, OrderWork } from './order.ts';

/**
 * Credits a deposit: from the provider's account to the main wallet, and the fee from there to the operator, each once
 * for an order however often it is called (the ledger's keys are made of the order). Both in minor units: the amount
 * paid is more than zero, and the fee is less.
 */
export async function creditDeposit(
  { tx, client, services, now, own }: OrderWork,
  order: OrderRow,
  { paidMinor, feeMinor }: { readonly paidMinor: bigint; readonly feeMinor: bigint },
): Promise<void> {
  const { id, accountId, currency, terms } = order;
  const brand = { code: order.brandCode, currency };
  // First, as in a withdrawal: its lock comes before any wallet's, so that the two never deadlock.
  await requireTurnover(tx, own, {
    accountId,
    reason: 'deposit',
    reference: depositOrderNumber(id),
    currency,
    // Of the credited amount: a fee needs no stake.
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
