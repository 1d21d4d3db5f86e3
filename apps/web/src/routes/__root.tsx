import { CHAT_PATH } from '@palpite/contract/chat-path.ts';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { AppFrame } from '../app/app-frame.tsx';
import { brandLinks, brandMeta, siteTitle } from '../app/brand-head.ts';
import { AppDocument } from '../app/document.tsx';
import { validateRootSearch } from '../lib/root-search.ts';
import type { Services } from '../lib/services.ts';

/** False for an address that leads to no route, or to one that has nothing to show there. */
const isFound = (matches: readonly { status: string; _notFound?: boolean }[]) =>
  !matches.some(({ status, _notFound }) => status === 'notFound' || _notFound === true);

export const Route = createRootRouteWithContext<Services>()({
  validateSearch: validateRootSearch,
  // Another screen or a dialog shows texts that this page may not have been drawn with. It never fails.
  beforeLoad: ({ context }) => context.texts.complete(),
  // The menu is on every page but the bare one, so the server draws it whole; a page that comes to life must find it as it was.
  loader: async ({ context, location }) => {
    if (!import.meta.env.SSR || context.boot.status.status !== 0) return;
    if (location.pathname === CHAT_PATH) return;
    const { loadOffer } = await import('../parts/catalogue/catalogue-queries.ts');
    await loadOffer(context);
  },
  head: ({ match, matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      ...siteTitle(match.context, isFound(matches)),
      ...brandMeta(match.context.boot),
    ],
    links: [...brandLinks(match.context.boot), ...match.context.boot.preloads],
  }),
  shellComponent: AppDocument,
  component: AppFrame,
});
