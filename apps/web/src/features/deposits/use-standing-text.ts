import { useLingui } from '@lingui/react/macro';
import type { DepositOrder, RefundState } from '@palpite/contract/deposit.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { FAILURE_TEXTS, REVIEW_TEXTS } from './deposit-texts.ts';
import { useExpectedText } from './use-expected-text.ts';

/** The status of an order, what it means for the money, and what to do next, as a text. */
export function useStandingText(): (order: DepositOrder) => string {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const expectedText = useExpectedText();
  const refundText = (state: RefundState, { refund, currency }: DepositOrder) => {
    const amount = moneyText(refund?.amountMinor ?? '0', currency);
    switch (state) {
      case 'under-way':
        return t`We are returning ${amount} by the method you paid with. It does not go through your balance.`;
      case 'refunded':
        return t`We returned ${amount} by the method you paid with. Your bank may take some days to show it.`;
      case 'failed':
        return t`We could not return ${amount} to you yet. Your money is safe: we are trying again.`;
    }
  };
  return (order) => {
    const { status, currency } = order;
    if (status === 'awaiting-payment') {
      const amount = moneyText(order.amountMinor, currency);
      return t`Pay exactly ${amount}: we have to check any other amount first.`;
    }
    if (status === 'awaiting-review') return i18n._(REVIEW_TEXTS[order.reviewReason ?? 'channel']);
    if (status === 'processing') {
      const time = expectedText(order.expectedMinutes);
      return t`We received your payment and are adding it to your balance. Expected time: ${time}.`;
    }
    if (status === 'success') {
      const credited = moneyText(order.creditedMinor ?? '0', currency);
      return t`${credited} is now in your balance.`;
    }
    if (order.refund !== null) return refundText(order.refund.state, order);
    if (order.failure === 'review-refused' && order.paidMinor !== null) {
      const paid = moneyText(order.paidMinor, currency);
      return t`We could not accept this payment and added nothing to your balance. This page will show how we return your ${paid}.`;
    }
    if (status === 'failed') return i18n._(FAILURE_TEXTS[order.failure ?? 'provider-refused']);
    return t`The time to pay has run out. Do not pay it now; if you have already paid, we will review the payment when it arrives.`;
  };
}
