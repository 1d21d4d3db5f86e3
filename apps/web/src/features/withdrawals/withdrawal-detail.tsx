import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { OrderDetail } from '../../parts/money/cashier/order-detail.tsx';
import { openWithdrawals } from './withdrawal-address.ts';
import { useWithdrawal } from './withdrawal-api.ts';
import { WithdrawalView } from './withdrawal-view.tsx';

/** One withdrawal, live: its progress, and the member's next steps. */
export function WithdrawalDetail({ order }: { order: string }) {
  const { t } = useLingui();
  return (
    <OrderDetail
      answer={useWithdrawal(order)}
      open={openWithdrawals}
      texts={{
        all: t`All withdrawals`,
        missing: t`Withdrawal not found`,
        missingNote: t`Your account has no withdrawal with the number ${order}.`,
        failed: t`The withdrawal could not be loaded`,
      }}
      place={
        <>
          <Skeleton className="h-72" />
          <Skeleton className="h-64" />
        </>
      }
      renderOrder={(shown) => <WithdrawalView {...shown} />}
    />
  );
}
