import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { KeyedPages } from '@palpite/contract/paging.ts';
import type { Currency } from '@palpite/domain';
import { buttonClass } from '@palpite/ui/button.tsx';
import { SelectField } from '@palpite/ui/select-field.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageSteps } from '../../centre/page-steps.tsx';
import { StaleNotice } from '../../centre/stale-notice.tsx';
import { useReport } from '../../centre/use-report.ts';
import { LoadFailed } from '../../../lib/load-failed.tsx';
import { useServices } from '../../../lib/services.ts';
import type { OpenOrders } from './orders-address.ts';

/** A page of a member's orders, as the operator answers it. */
interface OrderPage<Order> {
  list: readonly Order[];
  currency: Currency;
  pages: KeyedPages;
}

interface OrderListProps<Order, Status extends string> {
  answer: UseQueryResult<OrderPage<Order>>;
  /** The place of the page; undefined for the first. */
  page: string | undefined;
  /** Undefined for all of them. */
  status: Status | undefined;
  /** Every status, in the order in which they can be chosen. */
  statuses: readonly Status[];
  statusNames: Readonly<Record<Status, MessageDescriptor>>;
  open: OpenOrders;
  texts: OrderListTexts;
  /** Shown above the note that there are none. */
  picture: ReactNode;
  /** An `li` with its key. */
  renderRow: (order: Order, currency: Currency) => ReactNode;
}

/** What the list says of its kind of orders. */
interface OrderListTexts {
  failed: string;
  pages: string;
  /** Where none was ever made: says so, says what the list will show, and links to making one. */
  noneYet: string;
  noneYetNote: string;
  make: string;
  /** None fits the filter, or the page is past the last: that, and the link to all of them. */
  noneHere: string;
  all: string;
}

/** A member's orders of one kind, newest first: by status, in pages. */
export function OrderList<Order, Status extends string>(props: OrderListProps<Order, Status>) {
  const { page, status, texts } = props;
  const { data, error, isFetching, refetch } = props.answer;
  const onRetry = () => void refetch();
  if (error && !data) {
    return <LoadFailed title={texts.failed} error={error} busy={isFetching} onRetry={onRetry} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <StatusFilter {...props} />
      {error && <StaleNotice error={error} busy={isFetching} onRetry={onRetry} />}
      {!data ? (
        <ListPlace />
      ) : data.list.length === 0 ? (
        <NoOrders {...props} filtered={status !== undefined || page !== undefined} />
      ) : (
        <Orders {...props} shown={data} />
      )}
    </div>
  );
}

function StatusFilter<Order, Status extends string>({
  status,
  statuses,
  statusNames,
}: OrderListProps<Order, Status>) {
  const { t, i18n } = useLingui();
  const [, change] = useReport();
  return (
    <div className="w-56 max-w-full">
      <SelectField
        compact
        label={t`Status`}
        value={status ?? ''}
        options={[
          { value: '', label: t`All statuses` },
          ...statuses.map((value) => ({ value, label: i18n._(statusNames[value]) })),
        ]}
        onChange={(event) => change({ status: event.target.value, page: undefined })}
      />
    </div>
  );
}

function Orders<Order, Status extends string>({
  shown: { list, currency, pages },
  texts,
  renderRow,
}: OrderListProps<Order, Status> & { shown: OrderPage<Order> }) {
  const zone = useServices().boot.timeZoneName;
  return (
    <>
      <ul className="flex flex-col gap-2">{list.map((order) => renderRow(order, currency))}</ul>
      <PageSteps label={texts.pages} pages={pages} />
      <p className="text-12 text-muted">
        <Trans>Times: {zone}</Trans>
      </p>
    </>
  );
}

function NoOrders<Order, Status extends string>({
  filtered,
  picture,
  texts,
  open,
}: OrderListProps<Order, Status> & { filtered: boolean }) {
  return (
    <EmptyState
      picture={picture}
      title={filtered ? texts.noneHere : texts.noneYet}
      actions={
        <Link
          to="."
          search={open({ tab: filtered ? 'orders' : 'new' })}
          resetScroll={false}
          activeProps={{}}
          className={buttonClass({ tone: 'accent' })}
        >
          {filtered ? texts.all : texts.make}
        </Link>
      }
    >
      {!filtered && texts.noneYetNote}
    </EmptyState>
  );
}

function ListPlace() {
  return (
    <div className="flex flex-col gap-2">
      {['1', '2', '3', '4', '5'].map((place) => (
        <Skeleton key={place} className="h-18" />
      ))}
    </div>
  );
}
