import { Trans, useLingui } from '@lingui/react/macro';
import {
  DEPOSIT_STATUSES,
  type DepositList as DepositListAnswer,
  type DepositStatus,
} from '@palpite/contract/deposit.ts';
import { Button, buttonClass } from '@palpite/ui/button.tsx';
import { SelectField } from '@palpite/ui/select-field.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '@palpite/ui/state-panel.tsx';
import { Link } from '@tanstack/react-router';
import BanknoteArrowDown from 'lucide-react/icons/banknote-arrow-down';
import { PageLinks } from '../../centre/page-links.tsx';
import { StaleNotice } from '../../centre/stale-notice.tsx';
import { useReport } from '../../centre/use-report.ts';
import { callMessage } from '../../lib/call-message.ts';
import { useServices } from '../../lib/services.ts';
import { timeZoneText } from '../../lib/time-text.ts';
import { DepositRow } from './deposit-row.tsx';
import { STATUS_NAMES } from './deposit-texts.ts';
import { openDeposits } from './deposits-address.ts';
import { useBalanceAfter, useDeposits } from './deposits-api.ts';

interface DepositListProps {
  page: number;
  /** Undefined for all of them. */
  status: DepositStatus | undefined;
}

/** The member's deposits, newest first; each leads to the whole of it. */
export function DepositList({ page, status }: DepositListProps) {
  const { t, i18n } = useLingui();
  const { data, error, isFetching, refetch } = useDeposits(page, status);
  useBalanceAfter(data?.list.filter((order) => order.status === 'success').length);
  if (error && !data) {
    return (
      <ErrorState
        title={t`Your deposits could not be loaded`}
        actions={
          <Button tone="accent" busy={isFetching} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {callMessage(i18n, error)}
      </ErrorState>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <StatusFilter status={status} />
      {error && <StaleNotice error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {!data ? (
        <ListPlace />
      ) : data.list.length === 0 ? (
        <NoDeposits filtered={status !== undefined || page > 1} />
      ) : (
        <Orders answer={data} page={page} />
      )}
    </div>
  );
}

function StatusFilter({ status }: Pick<DepositListProps, 'status'>) {
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
          ...DEPOSIT_STATUSES.map((value) => ({ value, label: i18n._(STATUS_NAMES[value]) })),
        ]}
        onChange={(event) => change({ status: event.target.value, page: undefined })}
      />
    </div>
  );
}

interface OrdersProps {
  answer: DepositListAnswer;
  page: number;
}

function Orders({ answer: { list, currency, totalPages }, page }: OrdersProps) {
  const { t, i18n } = useLingui();
  const zone = timeZoneText(useServices().boot.status.timeZone, i18n.locale);
  return (
    <>
      <ul className="flex flex-col gap-2">
        {list.map((order) => (
          <DepositRow key={order.order} order={order} currency={currency} />
        ))}
      </ul>
      <PageLinks label={t`Pages of deposits`} page={page} totalPages={totalPages} />
      <p className="text-12 text-muted">
        <Trans>Times: {zone}</Trans>
      </p>
    </>
  );
}

function NoDeposits({ filtered }: { filtered: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState
      picture={<BanknoteArrowDown size={32} />}
      title={filtered ? t`No deposits here` : t`You have made no deposit yet`}
      actions={
        <Link
          to="."
          search={openDeposits({ tab: filtered ? 'orders' : 'new' })}
          resetScroll={false}
          activeProps={{}}
          className={buttonClass({ tone: 'accent' })}
        >
          {filtered ? <Trans>All deposits</Trans> : <Trans>New deposit</Trans>}
        </Link>
      }
    >
      {!filtered && <Trans>Each one stands here from its order to your balance.</Trans>}
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
