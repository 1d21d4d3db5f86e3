import { Trans, useLingui } from '@lingui/react/macro';
import { Modal } from '@palpite/ui/modal.tsx';
import { useRouter } from '@tanstack/react-router';
import type { DialogProps } from '../../lib/dialog-entry.ts';
import { openApp } from '../../lib/dialog-links.ts';
import { type AppSystem } from '../../lib/root-search.ts';
import { DownloadTabs } from './download-tabs.tsx';

/** How to install the site on a phone, over the page. */
export function DownloadDialog({ search: { app: system = 'android' }, onClose }: DialogProps) {
  const { t } = useLingui();
  const router = useRouter();
  const select = (chosen: AppSystem) =>
    void router.navigate({
      to: '.',
      search: openApp(chosen),
      replace: true,
      resetScroll: false,
    });
  return (
    <Modal
      name="download"
      title={t`Get the app`}
      closeLabel={t`Close`}
      size="md"
      open
      onClose={onClose}
    >
      <p className="mb-4 text-14 text-muted">
        <Trans>The site is the app: the same account, the same balance, no app store.</Trans>
      </p>
      <DownloadTabs system={system} onSelect={select} />
    </Modal>
  );
}
