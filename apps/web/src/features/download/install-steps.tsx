import { Trans } from '@lingui/react/macro';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import HousePlus from 'lucide-react/icons/house-plus';
import QrCodeIcon from 'lucide-react/icons/qr-code';
import Share from 'lucide-react/icons/share';
import Smartphone from 'lucide-react/icons/smartphone';
import type { ReactNode } from 'react';
import type { AppSystem } from '../../lib/root-search.ts';
import { useServices } from '../../lib/services.ts';

/** The four steps of one system, in order. */
export function InstallSteps({ system }: { system: AppSystem }) {
  return (
    <ol className="flex flex-col gap-3">{system === 'ios' ? <IosSteps /> : <AndroidSteps />}</ol>
  );
}

function AndroidSteps() {
  const { brandName } = useServices().boot.status;
  return (
    <>
      <Step icon={<QrCodeIcon size={20} />}>
        <Trans>Scan the code, or open this site in Chrome on your phone.</Trans>
      </Step>
      <Step icon={<EllipsisVertical size={20} />}>
        <Trans>Open the browser’s menu: the three dots at the top right.</Trans>
      </Step>
      <Step icon={<HousePlus size={20} />}>
        <Trans>
          Choose <strong>Install app</strong> or <strong>Add to Home screen</strong>, and confirm.
        </Trans>
      </Step>
      <Step icon={<Smartphone size={20} />}>
        <Trans>{brandName} is now on your home screen. Open it there and log in as usual.</Trans>
      </Step>
    </>
  );
}

function IosSteps() {
  const { brandName } = useServices().boot.status;
  return (
    <>
      <Step icon={<QrCodeIcon size={20} />}>
        <Trans>Scan the code, or open this site in Safari on your iPhone or iPad.</Trans>
      </Step>
      <Step icon={<Share size={20} />}>
        <Trans>
          Tap <strong>Share</strong>: the square with an arrow that points up.
        </Trans>
      </Step>
      <Step icon={<HousePlus size={20} />}>
        <Trans>
          Choose <strong>Add to Home Screen</strong>, then tap <strong>Add</strong>.
        </Trans>
      </Step>
      <Step icon={<Smartphone size={20} />}>
        <Trans>{brandName} is now on your home screen. Open it there and log in as usual.</Trans>
      </Step>
    </>
  );
}

function Step({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-4 [counter-increment:step]">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-14 font-bold text-accent-strong before:content-[counter(step)]"
      />
      <span className="min-w-0 flex-1 text-14">{children}</span>
      <span aria-hidden="true" className="shrink-0 text-subtle">
        {icon}
      </span>
    </li>
  );
}
