import { Trans } from '@lingui/react/macro';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Link, useRouter } from '@tanstack/react-router';
import Gauge from 'lucide-react/icons/gauge';
import { openAddresses } from '../../lib/dialog-links.ts';
import { type AppSystem } from '../../lib/root-search.ts';
import { useServices } from '../../lib/services.ts';
import { DownloadTabs } from './download-tabs.tsx';

/** How to install the site on a phone, as a page: the target of the codes. */
export function DownloadScreen({ system }: { system: AppSystem }) {
  const router = useRouter();
  const { siteOrigins } = useServices().boot.status;
  const select = (os: AppSystem) =>
    void router.navigate({ to: '/download', search: { os }, replace: true, resetScroll: false });
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 md:px-6">
      <div className="flex flex-col gap-2">
        <h1 className="display text-24 shell-top:uppercase">
          <Trans>Get the app</Trans>
        </h1>
        <p className="text-14 text-muted">
          <Trans>The site is the app: the same account, the same balance, no app store.</Trans>
        </p>
      </div>
      <div className="rounded-card border border-border bg-surface p-5 md:p-6">
        <DownloadTabs system={system} onSelect={select} />
      </div>
      {siteOrigins.length > 1 && (
        <Link
          to="."
          search={openAddresses}
          resetScroll={false}
          activeProps={{}}
          className={`${buttonClass({ tone: 'neutral' })} self-start`}
        >
          <Gauge size={18} />
          <Trans>Find the fastest address</Trans>
        </Link>
      )}
    </div>
  );
}
