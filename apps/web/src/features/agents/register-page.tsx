import { useLingui } from '@lingui/react/macro';
import { Tabs } from '@palpite/ui/tabs.tsx';
import { useReport } from '../../parts/centre/use-report.ts';
import { oneOf } from '../../lib/search-value.ts';
import { DirectForm } from './direct-form.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkList } from './link-list.tsx';

const TABS = ['direct', 'create', 'manage'] as const;

/** Opens accounts below the agent: by name, or through links that the agent publishes. */
export function RegisterPage() {
  const { t } = useLingui();
  const [values, change] = useReport();
  const tab = oneOf(values.tab, TABS) ?? 'direct';
  return (
    <div className="flex max-w-3xl flex-col gap-4 p-4 md:p-6">
      <Tabs
        label={t`Ways to open an account`}
        tabs={[
          { id: 'direct', label: t`Direct` },
          { id: 'create', label: t`Create link` },
          { id: 'manage', label: t`Manage links` },
        ]}
        selected={tab}
        onSelect={(next) => change({ tab: next, page: undefined })}
      >
        {tab === 'direct' && <DirectForm />}
        {tab === 'create' && <LinkForm onManage={() => change({ tab: 'manage' })} />}
        {tab === 'manage' && <LinkList onCreate={() => change({ tab: 'create' })} />}
      </Tabs>
    </div>
  );
}
