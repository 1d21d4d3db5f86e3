import { Trans, useLingui } from '@lingui/react/macro';
import type { WithdrawalObstacle, WithdrawalOptions } from '@palpite/contract/withdrawal.ts';
import { useServices } from '../../../lib/services.ts';
import { longTimeText } from '../../../lib/time-text.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';

/** What the steps before the first withdrawal ask for. */
export const isOfSetup = (obstacle: WithdrawalObstacle, { payoutAccounts }: WithdrawalOptions) =>
  obstacle === 'payment-password' || (obstacle === 'payout-account' && payoutAccounts.length === 0);

interface ObstacleTextProps {
  obstacle: WithdrawalObstacle;
  options: WithdrawalOptions;
}

/** Why no withdrawal is possible now, and until when. */
export function ObstacleText({ obstacle, options }: ObstacleTextProps) {
  const { i18n } = useLingui();
  const moneyText = useMoneyText();
  const { currency, turnover, today, minMinor } = options;
  const { timeZone } = useServices().boot.status;
  const reset = longTimeText(today.resetsAt, timeZone, i18n.locale);
  const left = moneyText(turnover.leftMinor, currency);
  const least = moneyText(minMinor, currency);
  switch (obstacle) {
    case 'payment-password':
      // The steps before the first withdrawal ask for it.
      return null;
    case 'payout-account':
      return (
        <Trans>
          Your payout account is new. You can withdraw to it when its waiting time ends.
        </Trans>
      );
    case 'turnover':
      return <Trans>You still need to stake {left}.</Trans>;
    case 'count-limit':
      return (
        <Trans>
          You have reached the number of withdrawals allowed today. You can withdraw again from{' '}
          {reset}.
        </Trans>
      );
    case 'amount-limit':
      return (
        <Trans>
          You have withdrawn the maximum amount for today. You can withdraw again from {reset}.
        </Trans>
      );
    case 'open-limit':
      return <Trans>You have reached the limit of open withdrawals. Wait until one is paid.</Trans>;
    case 'balance':
      return <Trans>Your available balance is below the minimum withdrawal: {least}.</Trans>;
  }
}
