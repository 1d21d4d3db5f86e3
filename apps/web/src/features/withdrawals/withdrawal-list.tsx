import { Trans, useLingui } from '@lingui/react/macro';
import {
  WITHDRAWAL_STATUSES,
  type WithdrawalList as WithdrawalListAnswer,
  type WithdrawalStatus,
} from '@palpite/contract/withdrawal.ts';
import { Button, buttonClass } from '@palpite/ui/button.tsx';
import { SelectField } from '@palpite/ui/select-field.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '@palpite/ui/state-panel.tsx';
import { Link } from '@tanstack/react-router';
import BanknoteArrowUp from 'lucide-react/icons/banknote-arrow-up';
import { PageLinks } from '../../centre/page-links.tsx';
import { StaleNotice } from '../../centre/stale-notice.tsx';
import { useReport } from '../../centre/use-report.ts';
import { callMessage } from '../../lib/call-message.ts';
import { useServices } from '../../lib/services.ts';
import { timeZoneText } from '../../lib/time-text.ts';
import { openWithdrawals } from './withdrawal-address.ts';
import { useWithdrawals } from './withdrawal-api.ts';
import { WithdrawalRow } from './withdrawal-row.tsx';
import { STATUS_NAMES } from './withdrawal-texts.ts';

interface WithdrawalListProps {
  page: number;
  /** Undefined for all of them. */
  status: WithdrawalStatus | undefined;
}

/** The member's withdrawals, newest first; each leads to the whole of it. */
export function WithdrawalList({ page, status }: WithdrawalListProps) {
  const { t, i18n } = useLingui();
  const { data, error, isFetching, refetch } = useWithdrawals(page, status);
  if (error && !data) {
    return (
      <ErrorState
        title={t`Your withdrawals could not be loaded`}
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
        <NoWithdrawals filtered={status !== undefined || page > 1} />
      ) : (
        <Orders answer={data} page={page} />
      )}
    </div>
  );
}

function StatusFilter({ status }: Pick<WithdrawalListProps, 'status'>) {
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
          ...WITHDRAWAL_STATUSES.map((value) => ({ value, label: i18n._(STATUS_NAMES[value]) })),
        ]}
        onChange={(event) => change({ status: event.target.value, page: undefined })}
      />
    </div>
  );
}

interface OrdersProps {
  answer: WithdrawalListAnswer;
  page: number;
}

function Orders({ answer: { list, currency, totalPages }, page }: OrdersProps) {
  const { t, i18n } = useLingui();
  const zone = timeZoneText(useServices().boot.status.timeZone, i18n.locale);
  return (
    <>
      <ul className="flex flex-col gap-2">
        {list.map((withdrawal) => (
          <WithdrawalRow key={withdrawal.order} withdrawal={withdrawal} currency={currency} />
        ))}
      </ul>
      <PageLinks label={t`Pages of withdrawals`} page={page} totalPages={totalPages} />
      <p className="text-12 text-muted">
        <Trans>Times: {zone}</Trans>
      </p>
    </>
  );
}

function NoWithdrawals({ filtered }: { filtered: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState
      picture={<BanknoteArrowUp size={32} />}
      title={filtered ? t`No withdrawals here` : t`You have made no withdrawal yet`}
      actions={
        <Link
          to="."
          search={openWithdrawals({ tab: filtered ? 'orders' : 'new' })}
          resetScroll={false}
          activeProps={{}}
          className={buttonClass({ tone: 'accent' })}
        >
          {filtered ? <Trans>All withdrawals</Trans> : <Trans>New withdrawal</Trans>}
        </Link>
      }
    >
      {!filtered && <Trans>Each one stands here, with how far it is.</Trans>}
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
