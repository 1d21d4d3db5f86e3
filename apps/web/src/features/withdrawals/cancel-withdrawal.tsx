import { Trans, useLingui } from '@lingui/react/macro';
import { CancelOrder } from '../../parts/money/cashier/cancel-order.tsx';
import { useCancel } from './withdrawal-api.ts';

/** Cancels a withdrawal that still awaits review; asks first. */
export function CancelWithdrawal({ order }: { order: string }) {
  const { t } = useLingui();
  return (
    <CancelOrder
      order={order}
      cancel={useCancel()}
      name="cancel-withdrawal"
      texts={{
        ask: t`Cancel this withdrawal`,
        title: t`Cancel this withdrawal?`,
        confirm: t`Cancel withdrawal`,
        keep: t`Leave it`,
        done: t`The withdrawal is cancelled. The money is back in your balance.`,
      }}
    >
      <Trans>It will not be paid out. The amount and the fee return to your balance at once.</Trans>
    </CancelOrder>
  );
}
