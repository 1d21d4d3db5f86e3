import { countryCodes } from '@palpite/contract/country.ts';
import { getMemberInfo } from '@palpite/contract/member.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { saveLanguage } from '../i18n/saved-language.ts';
import { callQuery } from '../lib/calls.ts';
import { type Services, useServices } from '../lib/services.ts';
import { storeMerchant } from '../session/session-record.ts';

/** What happens once, when the page has come to life (spec section 4). */
export function useStartUp(): void {
  const services = useServices();
  const router = useRouter();
  useEffect(() => {
    const { boot, queryClient, session } = services;
    storeMerchant(boot.status.brandName, boot.status.merchantCode);
    if (router.latestLocation.search.lang !== undefined) {
      saveLanguage(boot.language);
      // The choice is kept: the address is the page's own again.
      void router.navigate({
        to: '.',
        search: (search) => ({ ...search, lang: undefined }),
        replace: true,
        resetScroll: false,
      });
    }
    void queryClient.prefetchQuery(callQuery(services, countryCodes, {}));
    void startSession(services);
    void startAnalytics(services);
    // Whoever waits for a page that reacts (tests, tools) waits for this.
    document.documentElement.dataset.hydrated = '';
    return () => session.stop();
  }, [services, router]);
}

/** Finds out who is signed in and asks the server for their facts; a dead token ends the session there. */
async function startSession(services: Services): Promise<void> {
  const { session, queryClient, boot } = services;
  await session.start(boot.status.merchantCode);
  if (session.token() === null) return;
  const user = await queryClient
    .fetchQuery(callQuery(services, getMemberInfo, {}))
    // Offline or slow: the stored facts stand until the next call.
    .catch(() => null);
  if (user) session.refresh(user);
}

async function startAnalytics({ boot }: Services): Promise<void> {
  const { gtagId } = boot.status.info.analytics;
  if (gtagId === null) return;
  const { loadAnalytics } = await import('../lib/analytics.ts');
  loadAnalytics(gtagId);
}
