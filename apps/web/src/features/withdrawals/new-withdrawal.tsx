import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { StaleNotice } from '../../parts/centre/stale-notice.tsx';
import { LoadFailed } from '../../lib/load-failed.tsx';
import { MoneySummary } from './money-summary.tsx';
import { Obstacles } from './obstacles.tsx';
import { TurnoverList } from './turnover-list.tsx';
import { useWithdrawalOptions } from './withdrawal-api.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';

/** The amounts available, what prevents a withdrawal, and the form. */
export function NewWithdrawal() {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useWithdrawalOptions();
  if (error && !data) {
    return (
      <LoadFailed
        title={t`The amount you can withdraw could not be loaded`}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <div className="flex flex-col gap-4">
        <Skeleton className="h-28" />
        <Skeleton className="h-160" />
      </div>
    );
  }
  const onChanged = () => void refetch();
  return (
    <div className="flex flex-col gap-4">
      {error && <StaleNotice error={error} busy={isFetching} onRetry={onChanged} />}
      <MoneySummary options={data} />
      <Obstacles options={data} onChanged={onChanged} />
      <TurnoverList turnover={data.turnover} />
      <WithdrawalForm options={data} onChanged={onChanged} />
    </div>
  );
}
