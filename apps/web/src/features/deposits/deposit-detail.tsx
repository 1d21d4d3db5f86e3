import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { OrderDetail } from '../../parts/money/cashier/order-detail.tsx';
import { DepositOrderView } from './deposit-order-view.tsx';
import { openDeposits } from './deposits-address.ts';
import { useDeposit } from './deposits-api.ts';

/** One deposit, live: how to pay it while it waits, and its status. */
export function DepositDetail({ order }: { order: string }) {
  const { t } = useLingui();
  const answer = useDeposit(order);
  return (
    <OrderDetail
      answer={answer}
      open={openDeposits}
      texts={{
        all: t`All deposits`,
        missing: t`Deposit not found`,
        missingNote: t`Your account has no deposit with the number ${order}.`,
        failed: t`The deposit could not be loaded`,
      }}
      place={
        <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start">
          <Skeleton className="h-112" />
          <Skeleton className="h-80" />
        </div>
      }
      renderOrder={(shown) => <DepositOrderView order={shown} answeredAt={answer.dataUpdatedAt} />}
    />
  );
}
