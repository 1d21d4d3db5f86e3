import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { saveLanguage } from '../lib/i18n/saved-language.ts';
import { isFramed } from '../lib/framed.ts';
import { pageLoaded } from '../lib/page-calm.ts';
import type { Services } from '../lib/services.ts';
import { readRecord, storeBrand } from '../lib/session/session-record.ts';

/** Runs once, when the page has been hydrated (spec section 4). */
export function useStartUp(): void {
  const router = useRouter();
  useEffect(() => {
    const services = router.options.context;
    const { boot, session } = services;
    storeBrand(boot.status.brandName, boot.status.merchantCode);
    const { lang, token, affiliateCode } = router.latestLocation.search;
    // A page in a frame does not choose the language of the site around it.
    if (lang !== undefined && !isFramed()) saveLanguage(boot.language);
    if (lang !== undefined || token !== undefined) {
      // The choice is stored and the token read, so both leave the address and the history.
      void router.navigate({
        to: '.',
        search: (search) => ({ ...search, lang: undefined, token: undefined }),
        replace: true,
        resetScroll: false,
      });
    }
    const gone = new AbortController();
    // The page works without them, where their code does not come.
    startCalls(services, gone.signal, token, affiliateCode).catch(() => undefined);
    // Tests and tools wait for this mark before they use the page.
    document.documentElement.dataset.hydrated = '';
    return () => {
      gone.abort();
      session.stop();
    };
  }, [router]);
}

/** Fetches the signed-in account and what every page needs sooner or later. */
async function startCalls(
  services: Services,
  gone: AbortSignal,
  token?: string,
  affiliateCode?: string,
): Promise<void> {
  const { boot, session, texts } = services;
  // A visitor reads what the server rendered, so the page's own files come first.
  if (token === undefined && readRecord() === null) await pageLoaded();
  // A session renders what the server did not, so its texts come first.
  await texts.complete();
  if (gone.aborted) return;
  await session.start(boot.status.merchantCode);
  if (gone.aborted) return;
  if (token !== undefined) {
    const { signInFromAddress } = await import('./sign-in-from-address.ts');
    await signInFromAddress(services, token);
  }
  const { makeStartCalls } = await import('./start-calls.ts');
  await makeStartCalls(services, gone, affiliateCode);
}
