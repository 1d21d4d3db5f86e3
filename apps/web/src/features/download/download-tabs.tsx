import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { QrCode } from '@palpite/ui/qr-code.tsx';
import { Tabs } from '@palpite/ui/tabs.tsx';
import Download from 'lucide-react/icons/download';
import { useSyncExternalStore } from 'react';
import { install, installPrompt } from '../../lib/install-prompt.ts';
import type { AppSystem } from '../../lib/root-search.ts';
import { useServices } from '../../lib/services.ts';
import { appAddress } from './app-address.ts';
import { InstallSteps } from './install-steps.tsx';

/** Side of the code in the download views, in CSS pixels (spec section 9). */
const QR_SIDE = 100;

interface DownloadTabsProps {
  system: AppSystem;
  onSelect: (system: AppSystem) => void;
}

/** How to install the site on a phone: a tab for each system with its four steps and a code for the phone's camera. */
export function DownloadTabs({ system, onSelect }: DownloadTabsProps) {
  const { t } = useLingui();
  const { boot } = useServices();
  const { brandName } = boot.status;
  const names = { android: 'Android', ios: 'iOS' } as const;
  const name = names[system];
  return (
    <Tabs
      label={t`Systems`}
      tabs={[
        { id: 'android', label: names.android },
        { id: 'ios', label: names.ios },
      ]}
      selected={system}
      onSelect={onSelect}
    >
      <div className="flex flex-col gap-6 sm:flex-row sm:items-start">
        <div className="min-w-0 flex-1">
          <InstallSteps system={system} />
        </div>
        <figure className="flex flex-col items-center gap-2 self-center rounded-box border border-border bg-raised p-4 sm:self-start">
          <QrCode
            text={appAddress(boot, system)}
            label={t`${brandName} for ${name}`}
            size={QR_SIDE}
          />
          <figcaption className="max-w-32 text-center text-12 text-muted">
            <Trans>Scan with the phone’s camera</Trans>
          </figcaption>
        </figure>
      </div>
      {system === 'android' && <InstallHere />}
    </Tabs>
  );
}

/** Installs the site with one press, in browsers that can. */
function InstallHere() {
  const available = useSyncExternalStore(
    installPrompt.subscribe,
    installPrompt.available,
    installPrompt.onServer,
  );
  if (!available) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-3 rounded-box bg-sunken p-4 text-14">
      <Trans>This browser can install the site on this device.</Trans>
      <Button tone="accent" icon={<Download size={18} />} onClick={() => void install()}>
        <Trans>Install here</Trans>
      </Button>
    </div>
  );
}
