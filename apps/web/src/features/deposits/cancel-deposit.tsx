import { Trans, useLingui } from '@lingui/react/macro';
import { CancelOrder } from '../../parts/money/cashier/cancel-order.tsx';
import { useCancelDeposit } from './deposits-api.ts';

/** Cancels a deposit after the member has confirmed it. */
export function CancelDeposit({ order }: { order: string }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col border-t border-border pt-5">
      <CancelOrder
        order={order}
        cancel={useCancelDeposit()}
        name="cancel-deposit"
        texts={{
          ask: t`Cancel deposit`,
          title: t`Cancel this deposit?`,
          confirm: t`Cancel deposit`,
          keep: t`Keep it`,
          done: t`The deposit is cancelled.`,
        }}
      >
        <Trans>
          Do not pay it after you cancel. If you have already paid, keep the deposit so that the
          money reaches your balance.
        </Trans>
      </CancelOrder>
    </div>
  );
}
