import { Trans, useLingui } from '@lingui/react/macro';
import type { WithdrawalObstacle, WithdrawalOptions } from '@palpite/contract/withdrawal.ts';
import { Button } from '@palpite/ui/button.tsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useRef, useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { longTimeText } from '../../lib/time-text.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import {
  AddPayoutDialog,
  PaymentPasswordDialog,
} from '../../parts/money/payout-accounts/payout-dialogs.tsx';

interface ObstaclesProps {
  options: WithdrawalOptions;
  /** A reason that prevented it may be gone. */
  onChanged: () => void;
}

/** Each reason that prevents any withdrawal, with the way to remove it. */
export function Obstacles({ options, onChanged }: ObstaclesProps) {
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box);
  const [open, setOpen] = useState<'payment-password' | 'payout-account' | null>(null);
  const close = () => {
    setOpen(null);
    onChanged();
  };
  const { obstacles, payoutAccounts } = options;
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
              <li
                key={obstacle}
                className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 last:pb-0"
              >
                <CircleAlert size={20} className="shrink-0 text-warning" />
                <p className="min-w-40 flex-1 text-14">
                  <ObstacleText obstacle={obstacle} options={options} />
                </p>
                {obstacle === 'payment-password' && (
                  <Button size="sm" onClick={() => setOpen(obstacle)}>
                    <Trans>Set a payment password</Trans>
                  </Button>
                )}
                {obstacle === 'payout-account' && payoutAccounts.length === 0 && (
                  <Button size="sm" onClick={() => setOpen(obstacle)}>
                    <Trans>Add a payout account</Trans>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {open === 'payment-password' && <PaymentPasswordDialog onClose={close} />}
      {open === 'payout-account' && <AddPayoutDialog onClose={close} />}
    </div>
  );
}

interface ObstacleTextProps {
  obstacle: WithdrawalObstacle;
  options: WithdrawalOptions;
}

function ObstacleText({ obstacle, options }: ObstacleTextProps) {
  const { i18n } = useLingui();
  const moneyText = useMoneyText();
  const { currency, turnover, today, minMinor, payoutAccounts } = options;
  const { timeZone } = useServices().boot.status;
  const reset = longTimeText(today.resetsAt, timeZone, i18n.locale);
  const left = moneyText(turnover.leftMinor, currency);
  const least = moneyText(minMinor, currency);
  switch (obstacle) {
    case 'payment-password':
      return <Trans>You need a payment password to withdraw, and you have none yet.</Trans>;
    case 'payout-account':
      return payoutAccounts.length === 0 ? (
        <Trans>You have no payout account yet.</Trans>
      ) : (
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
