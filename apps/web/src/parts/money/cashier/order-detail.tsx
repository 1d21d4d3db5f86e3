import { buttonClass } from '@palpite/ui/button.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { StaleNotice } from '../../centre/stale-notice.tsx';
import { Answered } from '../../../lib/answered.tsx';
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
  answer,
  open,
  texts,
  place,
  renderOrder,
}: OrderDetailProps<Order>) {
  const { error, isFetching, refetch } = answer;
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
      <Answered
        answer={answer}
        headingLevel={2}
        failed={texts.failed}
        waiting={place}
        missing={
          <EmptyState picture={<SearchX size={32} />} title={texts.missing}>
            {texts.missingNote}
          </EmptyState>
        }
      >
        {(order) => (
          <>
            {error && (
              <StaleNotice error={error} busy={isFetching} onRetry={() => void refetch()} />
            )}
            {renderOrder(order)}
          </>
        )}
      </Answered>
    </div>
  );
}
