import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { saveLanguage } from '../lib/i18n/saved-language.ts';
import { isFramed } from '../lib/framed.ts';
import { pageLoaded } from '../lib/page-calm.ts';
import { type Services, useServices } from '../lib/services.ts';
import { readRecord, storeBrand } from '../lib/session/session-record.ts';

/** What happens once, when the page has come to life (spec section 4). */
export function useStartUp(): void {
  const services = useServices();
  const router = useRouter();
  useEffect(() => {
    const { boot, session } = services;
    storeBrand(boot.status.brandName, boot.status.merchantCode);
    const { lang, token, affiliateCode } = router.latestLocation.search;
    // A page in a frame chooses nothing for the site around it.
    if (lang !== undefined && !isFramed()) saveLanguage(boot.language);
    if (lang !== undefined || token !== undefined) {
      // The choice is kept and the token read: the address, and the history with it, is the page's own again.
      void router.navigate({
        to: '.',
        search: (search) => ({ ...search, lang: undefined, token: undefined }),
        replace: true,
        resetScroll: false,
      });
    }
    const gone = new AbortController();
    void startCalls(services, gone.signal, token, affiliateCode);
    void startAnalytics(services);
    // Whoever waits for a page that reacts (tests, tools) waits for this.
    document.documentElement.dataset.hydrated = '';
    return () => {
      gone.abort();
      session.stop();
    };
  }, [services, router]);
}

/** Finds out who is signed in, and asks the server for what every page needs sooner or later. */
async function startCalls(
  services: Services,
  gone: AbortSignal,
  token?: string,
  affiliateCode?: string,
): Promise<void> {
  const { boot, session, texts } = services;
  // A visitor reads what the server drew, so the page's own files come first.
  if (token === undefined && readRecord() === null) await pageLoaded();
  // A session draws what the server did not: its texts first.
  await texts.complete();
  if (gone.aborted) return;
  await session.start(boot.status.merchantCode);
  if (token !== undefined) {
    const { signInFromAddress } = await import('./sign-in-from-address.ts');
    await signInFromAddress(services, token);
  }
  const { makeStartCalls } = await import('./start-calls.ts');
  await makeStartCalls(services, gone, affiliateCode);
}

async function startAnalytics({ boot }: Services): Promise<void> {
  const { gtagId } = boot.status.info.analytics;
  // A page in a frame is no visit of its own.
  if (gtagId === null || isFramed()) return;
  const { loadAnalytics } = await import('../lib/analytics.ts');
  loadAnalytics(gtagId);
}
