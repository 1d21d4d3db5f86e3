import { useLingui } from '@lingui/react/macro';
import { Tabs } from '@palpite/ui/tabs.tsx';
import { useRouter } from '@tanstack/react-router';
import { useReport } from '../../parts/centre/use-report.ts';
import { NewWithdrawal } from './new-withdrawal.tsx';
import { openWithdrawals, readView } from './withdrawal-address.ts';
import { WithdrawalDetail } from './withdrawal-detail.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';

/** Withdrawals: a new one, the list, and one of them with its progress. */
export function WithdrawalPage() {
  const { t } = useLingui();
  const router = useRouter();
  const [values] = useReport();
  const view = readView(values);
  return (
    <div className="flex flex-col gap-4 p-4 md:p-6">
      {view.order === undefined ? (
        <Tabs
          label={t`Withdrawals`}
          tabs={[
            { id: 'new', label: t`New withdrawal` },
            { id: 'orders', label: t`My withdrawals` },
          ]}
          selected={view.tab}
          onSelect={(tab) =>
            void router.navigate({ to: '.', search: openWithdrawals({ tab }), resetScroll: false })
          }
        >
          {view.tab === 'new' ? (
            <NewWithdrawal />
          ) : (
            <WithdrawalList page={view.page} status={view.status} />
          )}
        </Tabs>
      ) : (
        <WithdrawalDetail key={view.order} order={view.order} />
      )}
    </div>
  );
}
