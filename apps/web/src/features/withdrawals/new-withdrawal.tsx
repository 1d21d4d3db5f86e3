import { useLingui } from '@lingui/react/macro';
import type { WithdrawalOptions } from '@palpite/contract/withdrawal.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Answered } from '../../lib/answered.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { StaleNotice } from '../../parts/centre/stale-notice.tsx';
import { MoneySummary } from './money-summary.tsx';
import { Obstacles } from './obstacles.tsx';
import { TurnoverList } from './turnover-list.tsx';
import { useWithdrawalOptions } from './withdrawal-api.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalWaiting } from './withdrawal-waiting.tsx';

// Most members set withdrawals up once.
const WithdrawalSetup = lazyPart(() => import('./setup/withdrawal-setup.tsx'), 'WithdrawalSetup');

/** The money is next to the form; a line above it on a narrow screen. */
const gridClass = 'grid gap-4 lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start lg:gap-6';

/** The amounts available, what prevents a withdrawal, and the form; before the first one, the way to it. */
export function NewWithdrawal() {
  const { t } = useLingui();
  const answer = useWithdrawalOptions();
  return (
    <Answered
      answer={answer}
      headingLevel={2}
      failed={t`The amount you can withdraw could not be loaded`}
      waiting={
        <div className={gridClass}>
          <Skeleton className="h-12 lg:order-2 lg:h-56" />
          <WithdrawalWaiting />
        </div>
      }
    >
      {(options) => <MoneyAndForm answer={answer} options={options} />}
    </Answered>
  );
}

function MoneyAndForm({
  answer: { error, isFetching, refetch },
  options,
}: {
  answer: UseQueryResult;
  options: WithdrawalOptions;
}) {
  const onChanged = () => void refetch();
  return (
    <div className={gridClass}>
      <div className="flex flex-col gap-4 lg:sticky lg:top-4 lg:order-2">
        {error && <StaleNotice error={error} busy={isFetching} onRetry={onChanged} />}
        <MoneySummary options={options} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Obstacles options={options} />
        <Request options={options} onChanged={onChanged} />
        <TurnoverList turnover={options.turnover} />
      </div>
    </div>
  );
}

interface RequestProps {
  options: WithdrawalOptions;
  onChanged: () => void;
}

/** The form, or the way to it. */
function Request({ options, onChanged }: RequestProps) {
  const isSetUp = options.hasPaymentPassword && options.payoutAccounts.length > 0;
  const [wasSetUp] = useState(isSetUp);
  if (isSetUp) {
    return <WithdrawalForm options={options} arriving={!wasSetUp} onChanged={onChanged} />;
  }
  return (
    <Suspense fallback={<WithdrawalWaiting />}>
      <WithdrawalSetup options={options} onChanged={onChanged} />
    </Suspense>
  );
}
