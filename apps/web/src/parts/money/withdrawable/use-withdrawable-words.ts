import { useLingui } from '@lingui/react/macro';
import type { WithdrawalOptions } from '@palpite/contract/withdrawal.ts';
import { useServices } from '../../../lib/services.ts';
import { longTimeText } from '../../../lib/time-text.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';

/**
 * How much can be withdrawn and from when, in words: now, once withdrawals are set up, or when a new payout account can be
 * used. The operator knows the sum; no page works it out.
 */
export function useWithdrawableWords() {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const { timeZone } = useServices().boot.status;
  return ({ withdrawable, currency, obstacles, payoutAccounts }: WithdrawalOptions) => {
    const sum = moneyText(withdrawable.setUpMinor, currency);
    if (withdrawable.nowMinor === withdrawable.setUpMinor) {
      return { name: t`You can withdraw now`, sum };
    }
    const usableAt = payoutAccounts.map((account) => account.usableAt).toSorted()[0];
    if (obstacles.includes('payment-password') || usableAt === undefined) {
      return { name: t`You can withdraw once set up`, sum };
    }
    const from = longTimeText(usableAt, timeZone, i18n.locale);
    return { name: t`You can withdraw from ${from}`, sum };
  };
}
