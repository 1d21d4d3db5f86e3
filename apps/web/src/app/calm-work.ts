import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { showToast } from '@palpite/ui/toast-store.ts';
import type { AnyRouter } from '@tanstack/react-router';
import { openImportant } from '../features/announcements/open-important.ts';
import { isSparing } from '../lib/load-ahead.ts';
import type { Services } from '../lib/services.ts';
import { startLive } from '../lib/live/start-live.ts';
import { startSiteWorker } from '../lib/site-worker.ts';
import { newestAnnouncementQuery } from '../parts/talk/announcement-queries.ts';
import { openSearchByKey } from './search-shortcut.ts';

/** Work that starts once the page is idle: nothing on the first view waits for it. */
export async function beginCalmWork(
  services: Services,
  router: AnyRouter,
  gone: AbortSignal,
): Promise<void> {
  openSearchByKey(services, router, { signal: gone });
  startLive(services, gone);
  await services.texts.complete();
  openImportant(services, router, gone);
  // Home has it; from any other page a reader comes home to a line that is there at once, and moves nothing.
  if (!isSparing()) void services.queryClient.prefetchQuery(newestAnnouncementQuery(services));
  // The development server has no worker, because its files change while it runs.
  if (import.meta.env.PROD) {
    startSiteWorker((load) => offerRelease(services.texts.i18n, load)).catch(() => undefined);
  }
}

/** Announces a new release. It loads only when the reader accepts; play is not interrupted. */
function offerRelease(i18n: I18n, load: () => void): void {
  showToast({
    tone: 'info',
    text: i18n._(msg`A new version of the site is ready.`),
    action: { label: i18n._(msg`Update`), onSelect: load },
  });
}
