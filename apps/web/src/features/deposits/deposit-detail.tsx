import { Trans, useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import { Button, buttonClass } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '@palpite/ui/state-panel.tsx';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import SearchX from 'lucide-react/icons/search-x';
import { StaleNotice } from '../../centre/stale-notice.tsx';
import { callMessage } from '../../lib/call-message.ts';
import { DepositOrderView } from './deposit-order-view.tsx';
import { openDeposits } from './deposits-address.ts';
import { useBalanceAfter, useDeposit } from './deposits-api.ts';

/** One deposit, live: how it is paid while it waits, and where it stands. */
export function DepositDetail({ order }: { order: string }) {
  const { t, i18n } = useLingui();
  const { data, dataUpdatedAt, error, isFetching, refetch } = useDeposit(order);
  useBalanceAfter(data && Number(data.status === 'success'));
  const gone = error instanceof CallError && error.code === 'not_found';
  return (
    <div className="flex flex-col gap-4">
      <Link
        to="."
        search={openDeposits({ tab: 'orders' })}
        resetScroll={false}
        activeProps={{}}
        className={`${buttonClass({ tone: 'quiet', size: 'sm' })} -ml-3 self-start`}
      >
        <ArrowLeft size={18} />
        <Trans>All deposits</Trans>
      </Link>
      {data ? (
        <>
          {error && <StaleNotice error={error} busy={isFetching} onRetry={() => void refetch()} />}
          <DepositOrderView order={data} answeredAt={dataUpdatedAt} />
        </>
      ) : gone ? (
        <EmptyState picture={<SearchX size={32} />} title={t`There is no such deposit`}>
          <Trans>Your account has no deposit with the number {order}.</Trans>
        </EmptyState>
      ) : error ? (
        <ErrorState
          headingLevel={2}
          title={t`The deposit could not be loaded`}
          actions={
            <Button tone="accent" busy={isFetching} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {callMessage(i18n, error)}
        </ErrorState>
      ) : (
        <OrderPlace />
      )}
    </div>
  );
}

function OrderPlace() {
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start">
      <Skeleton className="h-112" />
      <Skeleton className="h-80" />
    </div>
  );
}
