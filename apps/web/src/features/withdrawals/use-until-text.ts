import { useLingui } from '@lingui/react/macro';
import type { WithdrawalStatus } from '@palpite/contract/withdrawal.ts';
import { useServices } from '../../lib/services.ts';
import { longTimeText } from '../../lib/time-text.ts';

/** Formats the time by which the next step of a withdrawal is promised. */
export function useUntilText() {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  return (status: WithdrawalStatus, until: string): string => {
    const time = longTimeText(until, timeZone, i18n.locale);
    switch (status) {
      case 'awaiting-review':
        return t`Decision due by ${time}`;
      case 'awaiting-payout':
        return t`Paid by ${time}`;
      case 'paid':
        return t`Counts as received from ${time}`;
      default:
        // A dispute is investigated; everything else has no deadline.
        return t`Settled by ${time}`;
    }
  };
}
