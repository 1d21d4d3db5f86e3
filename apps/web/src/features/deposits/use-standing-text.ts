import { useLingui } from '@lingui/react/macro';
import type { DepositOrder } from '@palpite/contract/deposit.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { FAILURE_TEXTS, REVIEW_TEXTS } from './deposit-texts.ts';
import { useExpectedText } from './use-expected-text.ts';

/** Says how an order stands, what that means for the money, and what to do next. */
export function useStandingText(): (order: DepositOrder) => string {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const expectedText = useExpectedText();
  return (order) => {
    const { status, currency } = order;
    if (status === 'awaiting-payment') {
      const amount = moneyText(order.amountMinor, currency);
      return t`Pay exactly ${amount}: another amount has to be checked first.`;
    }
    if (status === 'awaiting-review') return i18n._(REVIEW_TEXTS[order.reviewReason ?? 'channel']);
    if (status === 'processing') {
      const time = expectedText(order.expectedMinutes);
      return t`Your payment was seen and is being booked. Expected time: ${time}.`;
    }
    if (status === 'success') {
      const credited = moneyText(order.creditedMinor ?? '0', currency);
      return t`${credited} came to your balance.`;
    }
    if (status === 'failed') return i18n._(FAILURE_TEXTS[order.failure ?? 'provider-refused']);
    return t`The time to pay is over. Do not pay it any more; if you have paid already, we look at it when the money comes.`;
  };
}
