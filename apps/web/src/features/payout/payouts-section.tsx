import { Trans, useLingui } from '@lingui/react/macro';
import type { PayoutAccount, PayoutOverview } from '@palpite/contract/payout.ts';
import { Button } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { ErrorState } from '@palpite/ui/state-panel.tsx';
import KeyRound from 'lucide-react/icons/key-round';
import Plus from 'lucide-react/icons/plus';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { callMessage } from '../../lib/call-message.ts';
import { usePayouts } from '../../parts/money/payout-accounts/payout-api.ts';
import {
  AddPayoutDialog,
  PayeeNameDialog,
  PaymentPasswordDialog,
  RemovePayoutDialog,
} from '../../parts/money/payout-accounts/payout-dialogs.tsx';
import { PayoutAccountRow, PayoutRow } from './payout-row.tsx';

/** The member's payout accounts, and what protects them. */
export function PayoutsSection() {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = usePayouts();
  return (
    <section
      id="payouts"
      aria-labelledby="payouts-title"
      className="flex flex-col gap-4 rounded-card border border-border bg-surface p-5 md:p-6"
    >
      <div className="flex flex-col gap-1">
        <h2 id="payouts-title" className="text-16 font-bold">
          <Trans>Where your money goes</Trans>
        </h2>
        <p className="text-13 text-muted">
          <Trans>Withdrawals only go to accounts in your own name.</Trans>
        </p>
      </div>
      {data ? (
        <Payouts overview={data} />
      ) : error ? (
        <ErrorState
          headingLevel={3}
          title={t`This could not be loaded`}
          actions={
            <Button onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {callMessage(i18n, error)}
        </ErrorState>
      ) : (
        <Skeleton className="h-56" />
      )}
    </section>
  );
}

type Open = 'password' | 'name' | 'add' | PayoutAccount;

function Payouts({ overview }: { overview: PayoutOverview }) {
  const { t } = useLingui();
  const { hasPaymentPassword, payeeName, list, most } = overview;
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ul className="flex flex-col divide-y divide-border">
        <PayoutRow
          Icon={KeyRound}
          name={t`Payment password`}
          value={hasPaymentPassword ? t`It is set` : t`None yet`}
        >
          <Button
            size="sm"
            aria-label={hasPaymentPassword ? t`Change payment password` : t`Set payment password`}
            onClick={() => setOpen('password')}
          >
            {hasPaymentPassword ? <Trans>Change</Trans> : <Trans>Set</Trans>}
          </Button>
        </PayoutRow>
        <PayoutRow
          Icon={UserRound}
          name={t`Real name`}
          value={payeeName === null ? t`None yet` : <FixedName payeeName={payeeName} />}
        >
          {payeeName === null && (
            <Button size="sm" aria-label={t`Set your real name`} onClick={() => setOpen('name')}>
              <Trans>Set</Trans>
            </Button>
          )}
        </PayoutRow>
        {list.map((account) => (
          <PayoutAccountRow
            key={account.payoutAccountId}
            account={account}
            onRemove={() => setOpen(account)}
          />
        ))}
      </ul>
      {list.length < most ? (
        <Button className="self-start" icon={<Plus size={18} />} onClick={() => setOpen('add')}>
          <Trans>Add a payout account</Trans>
        </Button>
      ) : (
        <p className="text-13 text-muted">
          <Trans>You have reached the limit of {most} payout accounts.</Trans>
        </p>
      )}
      {open === 'password' && <PaymentPasswordDialog onClose={close} />}
      {open === 'name' && <PayeeNameDialog onClose={close} />}
      {open === 'add' && <AddPayoutDialog onClose={close} />}
      {typeof open === 'object' && open && <RemovePayoutDialog account={open} onClose={close} />}
    </>
  );
}

function FixedName({ payeeName }: { payeeName: string }) {
  return (
    <>
      <p>{payeeName}</p>
      <p>
        <Trans>Only customer service can change it</Trans>
      </p>
    </>
  );
}
