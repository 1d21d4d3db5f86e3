import { CallError } from '@palpite/contract/call-error.ts';
import { buttonClass } from '@palpite/ui/button.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { StaleNotice } from '../../centre/stale-notice.tsx';
import { LoadFailed } from '../../../lib/load-failed.tsx';
import type { OpenOrders } from './orders-address.ts';

interface OrderDetailProps<Order> {
  answer: UseQueryResult<Order>;
  open: OpenOrders;
  texts: {
    /** The link back to all of them. */
    all: string;
    /** The account has none with that number. */
    missing: string;
    missingNote: string;
    failed: string;
  };
  /** Skeletons of what the order will fill. */
  place: ReactNode;
  renderOrder: (order: Order) => ReactNode;
}

/** One order below a link back to all of them, or what replaces it while it cannot be shown. */
export function OrderDetail<Order>({
  answer: { data, error, isFetching, refetch },
  open,
  texts,
  place,
  renderOrder,
}: OrderDetailProps<Order>) {
  const gone = error instanceof CallError && error.code === 'not_found';
  const onRetry = () => void refetch();
  return (
    <div className="flex flex-col gap-4">
      <Link
        to="."
        search={open({ tab: 'orders' })}
        resetScroll={false}
        activeProps={{}}
        className={`${buttonClass({ tone: 'quiet', size: 'sm' })} -ml-3 self-start`}
      >
        <ArrowLeft size={18} />
        {texts.all}
      </Link>
      {data ? (
        <>
          {error && <StaleNotice error={error} busy={isFetching} onRetry={onRetry} />}
          {renderOrder(data)}
        </>
      ) : gone ? (
        <EmptyState picture={<SearchX size={32} />} title={texts.missing}>
          {texts.missingNote}
        </EmptyState>
      ) : error ? (
        <LoadFailed title={texts.failed} error={error} busy={isFetching} onRetry={onRetry} />
      ) : (
        place
      )}
    </div>
  );
}
