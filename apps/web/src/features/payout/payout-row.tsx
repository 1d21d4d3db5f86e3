import { Trans, useLingui } from '@lingui/react/macro';
import type { PayoutAccount } from '@palpite/contract/payout.ts';
import { Badge } from '@palpite/ui/badge.tsx';
import { Button } from '@palpite/ui/button.tsx';
import Landmark from 'lucide-react/icons/landmark';
import QrCode from 'lucide-react/icons/qr-code';
import type { ComponentType, ReactNode } from 'react';
import { useServices } from '../../lib/services.ts';
import { longTimeText } from '../../lib/time-text.ts';
import { payoutAccountName } from '../../parts/money/payout-accounts/payout-account-name.ts';

interface PayoutRowProps {
  Icon: ComponentType<{ size: number }>;
  name: ReactNode;
  value: ReactNode;
  /** Its buttons. */
  children: ReactNode;
}

/** Its kind, its state, and its button. */
export function PayoutRow({ Icon, name, value, children }: PayoutRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-muted"
      >
        <Icon size={20} />
      </span>
      <div className="flex min-w-32 flex-1 flex-col gap-0.5">
        <p className="flex flex-wrap items-center gap-2 text-14 font-semibold">{name}</p>
        <div className="text-13 break-words text-muted">{value}</div>
      </div>
      {children}
    </li>
  );
}

interface PayoutAccountRowProps {
  account: PayoutAccount;
  onRemove: () => void;
}

/** A payout account; during its waiting time it says when withdrawals can be paid to it. */
export function PayoutAccountRow({ account, onRemove }: PayoutAccountRowProps) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const { kind, destination, usable, usableAt } = account;
  const name = payoutAccountName(i18n, account);
  return (
    <PayoutRow
      Icon={kind === 'pix' ? QrCode : Landmark}
      name={
        <>
          {name}
          {!usable && (
            <Badge tone="warning">
              <Trans>Waiting</Trans>
            </Badge>
          )}
        </>
      }
      value={
        <>
          <p className="break-all tabular-nums">{destination}</p>
          {!usable && (
            <p>
              <Trans>
                You can withdraw to it from {longTimeText(usableAt, timeZone, i18n.locale)}
              </Trans>
            </p>
          )}
        </>
      }
    >
      <Button size="sm" aria-label={t`Remove: ${name} ${destination}`} onClick={onRemove}>
        <Trans>Remove</Trans>
      </Button>
    </PayoutRow>
  );
}
