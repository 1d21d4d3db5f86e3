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
import { openWithdrawals } from './withdrawal-address.ts';
import { useWithdrawal } from './withdrawal-api.ts';
import { WithdrawalView } from './withdrawal-view.tsx';

/** One withdrawal, live: how far it is, and what its member can say or do. */
export function WithdrawalDetail({ order }: { order: string }) {
  const { t, i18n } = useLingui();
  const { data, error, isFetching, refetch } = useWithdrawal(order);
  const gone = error instanceof CallError && error.code === 'not_found';
  return (
    <div className="flex flex-col gap-4">
      <Link
        to="."
        search={openWithdrawals({ tab: 'orders' })}
        resetScroll={false}
        activeProps={{}}
        className={`${buttonClass({ tone: 'quiet', size: 'sm' })} -ml-3 self-start`}
      >
        <ArrowLeft size={18} />
        <Trans>All withdrawals</Trans>
      </Link>
      {data ? (
        <>
          {error && <StaleNotice error={error} busy={isFetching} onRetry={() => void refetch()} />}
          <WithdrawalView {...data} />
        </>
      ) : gone ? (
        <EmptyState picture={<SearchX size={32} />} title={t`There is no such withdrawal`}>
          <Trans>Your account has no withdrawal with the number {order}.</Trans>
        </EmptyState>
      ) : error ? (
        <ErrorState
          headingLevel={2}
          title={t`The withdrawal could not be loaded`}
          actions={
            <Button tone="accent" busy={isFetching} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {callMessage(i18n, error)}
        </ErrorState>
      ) : (
        <>
          <Skeleton className="h-72" />
          <Skeleton className="h-64" />
        </>
      )}
    </div>
  );
}
