import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import { useState } from 'react';
import { callMessage } from '../../lib/call-message.ts';
import { LateAlert } from '../../lib/late-alert.tsx';
import { useCancel } from './withdrawal-api.ts';

/** Cancels a withdrawal that still awaits review; asks first. */
export function CancelWithdrawal({ order }: { order: string }) {
  const { t, i18n } = useLingui();
  const [asking, setAsking] = useState(false);
  const cancel = useCancel(order);
  const confirm = () =>
    cancel.mutate(undefined, {
      onSuccess: () =>
        showToast({
          tone: 'positive',
          text: t`The withdrawal is cancelled. The money is back in your balance.`,
        }),
      onError: (error) => showToast({ tone: 'negative', text: callMessage(i18n, error) }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button tone="danger" className="self-start" onClick={() => setAsking(true)}>
        <Trans>Cancel this withdrawal</Trans>
      </Button>
      <LateAlert
        name="cancel-withdrawal"
        open={asking}
        title={t`Cancel this withdrawal?`}
        confirmLabel={t`Cancel withdrawal`}
        cancelLabel={t`Leave it`}
        danger
        busy={cancel.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <Trans>
          It will not be paid out. The amount and the fee return to your balance at once.
        </Trans>
      </LateAlert>
    </>
  );
}
