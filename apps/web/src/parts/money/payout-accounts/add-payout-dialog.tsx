import { Trans, useLingui } from '@lingui/react/macro';
import type { PayoutOverview } from '@palpite/contract/payout.ts';
import { Modal } from '@palpite/ui/modal.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useState } from 'react';
import { Answered } from '../../../lib/answered.tsx';
import { AddPayoutForm } from './add-payout-form.tsx';
import type { PayoutDialogProps } from './dialog-props.ts';
import { PayeeNameDialog } from './payee-name-dialog.tsx';
import { PaymentPasswordDialog } from './payment-password-dialog.tsx';
import { usePayouts } from './payout-api.ts';

/** Another payout account. What it takes beforehand is asked for first, each in its own dialog. */
export function AddPayoutDialog({ onClose }: PayoutDialogProps) {
  const { t } = useLingui();
  const answer = usePayouts();
  const { data } = answer;
  // Once it is set, this shows the next dialog.
  const stay = () => undefined;
  if (data && !data.hasPaymentPassword) {
    return <PaymentPasswordDialog onClose={onClose} onDone={stay} />;
  }
  if (data?.payeeName === null) return <PayeeNameDialog onClose={onClose} onDone={stay} />;
  return (
    <Modal
      name="payout-account"
      open
      title={t`Add a payout account`}
      closeLabel={t`Close`}
      onClose={onClose}
    >
      <Answered answer={answer} waiting={<Skeleton className="h-80" />}>
        {(overview) => <AddPayout overview={overview} onClose={onClose} />}
      </Answered>
    </Modal>
  );
}

interface AddPayoutFormProps extends PayoutDialogProps {
  overview: PayoutOverview;
}

function AddPayout({ overview, onClose }: AddPayoutFormProps) {
  const { most } = overview;
  // As it stood when this opened: the last one that may be added ends the dialog by itself.
  const [full] = useState(overview.list.length >= most);
  if (!full) return <AddPayoutForm overview={overview} onClose={onClose} />;
  return (
    <p className="text-14">
      <Trans>You have reached the limit of {most} payout accounts.</Trans>
    </p>
  );
}
