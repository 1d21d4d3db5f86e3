import { Trans, useLingui } from '@lingui/react/macro';
import type { WithdrawalObstacle, WithdrawalOptions } from '@palpite/contract/withdrawal.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useRef } from 'react';
import { useServices } from '../../lib/services.ts';
import { longTimeText } from '../../lib/time-text.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';

/** Each reason that prevents any withdrawal, apart from what the first one sets up. */
export function Obstacles({ options }: { options: WithdrawalOptions }) {
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box);
  const obstacles = options.obstacles.filter((obstacle) => !isOfSetup(obstacle, options));
  return (
    <div ref={box} className="contents">
      {obstacles.length > 0 && (
        <section
          aria-labelledby="withdrawal-obstacles"
          className="flex flex-col gap-2 rounded-card border border-border bg-surface p-5 md:p-6"
        >
          <h2 id="withdrawal-obstacles" className="text-16 font-bold outline-none">
            <Trans>Before you can withdraw</Trans>
          </h2>
          <ul className="flex flex-col divide-y divide-border">
            {obstacles.map((obstacle) => (
              <li key={obstacle} className="flex items-center gap-x-3 py-3 last:pb-0">
                <CircleAlert size={20} className="shrink-0 text-warning" />
                <p className="min-w-40 flex-1 text-14">
                  <ObstacleText obstacle={obstacle} options={options} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The steps before the first withdrawal ask for it. */
const isOfSetup = (obstacle: WithdrawalObstacle, { payoutAccounts }: WithdrawalOptions) =>
  obstacle === 'payment-password' || (obstacle === 'payout-account' && payoutAccounts.length === 0);

interface ObstacleTextProps {
  obstacle: WithdrawalObstacle;
  options: WithdrawalOptions;
}

function ObstacleText({ obstacle, options }: ObstacleTextProps) {
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
