import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositOrder } from '@palpite/contract/deposit.ts';
import { isPermitted, roleOf } from '@palpite/domain';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { Answered } from '../../lib/answered.tsx';
import type { DialogProps } from '../../lib/dialog-entry.ts';
import { openQuickDeposit } from '../../lib/dialog-links.ts';
import { LoginFirst } from '../../parts/centre/login-first.tsx';
import { RealAccountNeeded } from '../../parts/centre/real-account-needed.tsx';
import { StaleNotice } from '../../parts/centre/stale-notice.tsx';
import { useSession } from '../../parts/identity/use-session.ts';
import { BackLink } from './back-link.tsx';
import { DepositToDo } from './deposit-to-do.tsx';
import { openDeposits } from './deposits-address.ts';
import { useDeposit } from './deposits-api.ts';
import { NewDeposit } from './new-deposit.tsx';

/** A deposit over the page that the member is on: a game goes on below it. */
export function QuickDeposit({ search: { quickDeposit }, onClose }: DialogProps) {
  const { t } = useLingui();
  const session = useSession();
  if (session.phase === 'unknown') return null;
  if (session.phase === 'visitor') return <LoginFirst centre="member" />;
  const { record } = session;
  if (!isPermitted(roleOf(record), 'member-centre')) {
    return <RealAccountNeeded centre="member" type={record.type} onClose={onClose} />;
  }
  return (
    <Modal
      name="quick-deposit"
      title={t`Deposit`}
      closeLabel={t`Close`}
      corner
      open
      onClose={onClose}
    >
      {typeof quickDeposit === 'string' ? (
        <QuickOrder key={quickDeposit} order={quickDeposit} />
      ) : (
        <QuickForm />
      )}
    </Modal>
  );
}

function QuickForm() {
  const router = useRouter();
  const [channel, choose] = useState<string>();
  const showOrder = (order: string) =>
    void router.navigate({
      to: '.',
      search: openQuickDeposit(order),
      replace: true,
      resetScroll: false,
    });
  return <NewDeposit channel={channel} narrow onChoose={choose} onOrder={showOrder} />;
}

/** How to pay the order, and how it stands; it changes by itself. */
function QuickOrder({ order }: { order: string }) {
  const { t } = useLingui();
  const answer = useDeposit(order);
  return (
    <Answered
      answer={answer}
      headingLevel={2}
      failed={t`The deposit could not be loaded`}
      waiting={<Skeleton className="h-112" />}
      missing={
        <EmptyState
          picture={<SearchX size={32} />}
          title={t`Deposit not found`}
          actions={<BackLink />}
        >
          {t`Your account has no deposit with the number ${order}.`}
        </EmptyState>
      }
    >
      {(data) => <OrderToDo answer={answer} order={data} />}
    </Answered>
  );
}

function OrderToDo({ answer, order }: { answer: UseQueryResult; order: DepositOrder }) {
  const { error, isFetching, refetch, dataUpdatedAt } = answer;
  return (
    <div className="flex flex-col gap-5">
      {error && <StaleNotice error={error} busy={isFetching} onRetry={() => void refetch()} />}
      <DepositToDo order={order} answeredAt={dataUpdatedAt} />
      <div className="sticky -bottom-5 z-10 -mx-5 -mb-5 flex flex-col items-center gap-1 border-t border-border bg-overlay px-5 pt-3 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <BackLink tone={order.status === 'success' ? 'accent' : 'neutral'} block />
        <Link
          to="."
          search={openDeposits({ order: order.order })}
          resetScroll={false}
          activeProps={{}}
          className={buttonClass({ tone: 'quiet' })}
        >
          <Trans>Details and history</Trans>
        </Link>
      </div>
    </div>
  );
}
