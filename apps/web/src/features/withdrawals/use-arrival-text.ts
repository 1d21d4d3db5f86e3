import { useLingui } from '@lingui/react/macro';
import type { WithdrawalOptions } from '@palpite/contract/withdrawal.ts';
import { useDurationText } from '../../parts/money/cashier/use-duration-text.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';

/** Formats when money arrives, for an amount in minor units; null gives the rule for any amount. */
export function useArrivalText({ promise, currency }: WithdrawalOptions) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const durationText = useDurationText();
  const { automaticUpToMinor, automaticMinutes, reviewMinutes, payoutMinutes } = promise;
  const soon = durationText(Math.max(1, automaticMinutes + payoutMinutes));
  const reviewed = durationText(Math.max(1, reviewMinutes + payoutMinutes));
  return (amountMinor: string | null): string => {
    if (automaticUpToMinor === null) {
      return t`Within ${reviewed}, after a manual review.`;
    }
    if (amountMinor === null) {
      const most = moneyText(automaticUpToMinor, currency);
      return t`Up to ${most} within ${soon}; more within ${reviewed}, after a manual review.`;
    }
    return BigInt(amountMinor) <= BigInt(automaticUpToMinor)
      ? t`Within ${soon}; within ${reviewed} if it needs a manual review.`
      : t`Within ${reviewed}, after a manual review.`;
  };
}
