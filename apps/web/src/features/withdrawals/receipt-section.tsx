import type { Withdrawal } from '@palpite/contract/withdrawal.ts';
import type { Currency } from '@palpite/domain';
import { ReceiptForm } from './receipt-form.tsx';
import { ReceiptGiven } from './receipt-given.tsx';

interface ReceiptSectionProps {
  withdrawal: Withdrawal;
  currency: Currency;
}

/** Whether the payout arrived: the question while it is open, and the answer afterwards. */
export function ReceiptSection({ withdrawal, currency }: ReceiptSectionProps) {
  const { order, status, receipt, payoutMinor, waiting, timeline } = withdrawal;
  if (receipt) return <ReceiptGiven order={order} receipt={receipt} currency={currency} />;
  if (status !== 'paid' || payoutMinor === null || !waiting) return null;
  return (
    <ReceiptForm
      // Another payout needs another answer.
      key={payoutMinor}
      order={order}
      payoutMinor={payoutMinor}
      countsFrom={waiting.until}
      isRest={timeline.some(({ event }) => event === 'rest-paid')}
      currency={currency}
    />
  );
}
