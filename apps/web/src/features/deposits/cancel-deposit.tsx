import { Trans, useLingui } from '@lingui/react/macro';
import { AlertDialog } from '@palpite/ui/alert-dialog.tsx';
import { Button } from '@palpite/ui/button.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import { useState } from 'react';
import { callMessage } from '../../lib/call-message.ts';
import { useCancelDeposit } from './deposits-api.ts';

/** Cancels an order after the member has confirmed it. */
export function CancelDeposit({ order }: { order: string }) {
  const { t, i18n } = useLingui();
  const [asked, setAsked] = useState(false);
  const cancel = useCancelDeposit();
  const confirm = () =>
    cancel.mutate(order, {
      onSuccess: () => showToast({ tone: 'positive', text: t`The deposit is cancelled.` }),
      onError: (error) => showToast({ tone: 'negative', text: callMessage(i18n, error) }),
      onSettled: () => setAsked(false),
    });
  return (
    <div className="flex flex-col border-t border-border pt-5">
      <Button tone="danger" className="self-start" onClick={() => setAsked(true)}>
        <Trans>Cancel deposit</Trans>
      </Button>
      <AlertDialog
        name="cancel-deposit"
        open={asked}
        title={t`Cancel this deposit?`}
        confirmLabel={t`Cancel deposit`}
        cancelLabel={t`Keep it`}
        danger
        busy={cancel.isPending}
        onConfirm={confirm}
        onClose={() => setAsked(false)}
      >
        <Trans>
          Do not pay it after you cancel. If you have already paid, keep the deposit so that the
          money reaches your balance.
        </Trans>
      </AlertDialog>
    </div>
  );
}
