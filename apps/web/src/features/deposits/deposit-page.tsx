import { useLingui } from '@lingui/react/macro';
import { Tabs } from '@palpite/ui/tabs.tsx';
import { useRouter } from '@tanstack/react-router';
import { useReport } from '../../parts/centre/use-report.ts';
import { DepositDetail } from './deposit-detail.tsx';
import { DepositList } from './deposit-list.tsx';
import { type DepositsView, openDeposits, readView } from './deposits-address.ts';
import { NewDeposit } from './new-deposit.tsx';

/** Deposits: a new one, the list, and one of them with its payment and status. */
export function DepositPage() {
  const { t } = useLingui();
  const router = useRouter();
  const [values] = useReport();
  const view = readView(values);
  const go = (to: Partial<DepositsView>, replace: boolean) =>
    void router.navigate({ to: '.', search: openDeposits(to), replace, resetScroll: false });
  return (
    <div className="flex flex-col gap-4 p-4 md:p-6">
      {view.order === undefined ? (
        <Tabs
          label={t`Deposits`}
          tabs={[
            { id: 'new', label: t`New deposit` },
            { id: 'orders', label: t`My deposits` },
          ]}
          selected={view.tab}
          onSelect={(tab) => go({ tab }, false)}
        >
          {view.tab === 'new' ? (
            <NewDeposit
              channel={view.channel}
              onChoose={(channel) => go({ channel }, true)}
              onOrder={(order) => go({ order }, false)}
            />
          ) : (
            <DepositList page={view.page} status={view.status} />
          )}
        </Tabs>
      ) : (
        <DepositDetail key={view.order} order={view.order} />
      )}
    </div>
  );
}
