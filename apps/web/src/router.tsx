import type { Messages } from '@lingui/core';
import { CallError } from '@palpite/contract/call-error.ts';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import {
  createRouter,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { RouteFailure } from './app/route-failure.tsx';
import { RoutePending } from './app/route-pending.tsx';
import { type Boot, readBoot } from './lib/boot.ts';
import { browserTransport, createContractClient } from './lib/contract-client.ts';
import { readPageTexts } from './lib/i18n/page-texts.ts';
import { createPageTexts, createTexts } from './lib/i18n/texts.ts';
import { lazyPart } from './lib/lazy-part.ts';
import { isSparing } from './lib/load-ahead.ts';
import { renew } from './lib/missing-part.ts';
import { pageTransition } from './lib/page-transition.ts';
import { readSearchValue } from './lib/search-value.ts';
import { ServicesProvider } from './lib/services-provider.tsx';
import type { Services } from './lib/services.ts';
import { Session } from './lib/session/session.ts';
import type { Transport } from './lib/transport.ts';
import { routeTree } from './routeTree.gen.ts';

/** What differs between the server, the browser and a test. */
export interface RouterParts {
  boot: Boot;
  transport: Transport;
  /** What the page's inline scripts and styles carry; server only. */
  nonce?: string;
  /** The texts that the page was drawn with, where the server wrote them into it. */
  pageTexts?: Messages;
  /** Told the key of each text that the page is drawn with; server only. */
  usedTexts?: Set<string>;
  /** Where the tab has been; the browser's own by default. */
  history?: RouterHistory;
}

/** The application for one request, one tab or one test: its services and its router. */
export async function createAppRouter(parts: RouterParts) {
  const { boot, transport, nonce, history, pageTexts, usedTexts } = parts;
  const texts = pageTexts
    ? createPageTexts(boot.language, pageTexts, boot.ownTexts)
    : await createTexts(boot.language, boot.ownTexts, usedTexts);
  const session = new Session();
  const { client, cipher } = createContractClient(transport, boot.status, texts, session);
  const queryClient = createQueryClient();
  const services: Services = { boot, client, cipher, queryClient, session, texts, transport };
  const router = createRouter({
    routeTree,
    context: services,
    InnerWrap: ServicesProvider,
    history,
    defaultPreload: import.meta.env.SSR || isSparing() ? false : 'intent',
    // The query cache decides what is fresh; the router never keeps a second copy.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultViewTransition: pageTransition(),
    parseSearch: parseSearchWith(readSearchValue),
    // Texts are in an address as they are, digits too: without quotes.
    stringifySearch: stringifySearchWith(JSON.stringify),
    defaultPendingComponent: RoutePending,
    defaultNotFoundComponent: lazyPart(
      () => import('./features/not-found/not-found-screen.tsx'),
      'NotFoundScreen',
    ),
    defaultErrorComponent: RouteFailure,
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    // An act whose code a newer release took away was never sent: the form it came from keeps what was typed.
    mutationCache: new MutationCache({
      onError: ({ cause }) => renew(cause),
    }),
    defaultOptions: {
      queries: {
        // Asked even where the browser thinks that it is offline: a failure is shown and can be tried again, a call that waits for
        // the network without a word is a page that hangs.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        // The contract client repeats what is safe to repeat; a second layer would only add waiting.
        retry: false,
        // The screen that asked shows an answer of the wrong shape or a refusal.
        throwOnError: (error) => !(error instanceof CallError),
      },
      // An act fails where there is no network. One that waited would be done later, with nobody asking for it.
      mutations: { networkMode: 'always' },
    },
  });
}

/** What the server entry hands to the request's router. */
export type RequestContext = Required<Omit<RouterParts, 'history' | 'pageTexts'>>;

const routerParts = createIsomorphicFn()
  .server((): RouterParts => {
    const context = getGlobalStartContext();
    if (!context) throw new Error('The router was asked for outside a request');
    return context;
  })
  .client(
    (): RouterParts => ({
      boot: readBoot(document),
      transport: browserTransport,
      pageTexts: readPageTexts(document),
    }),
  );

export async function getRouter() {
  return createAppRouter(routerParts());
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof createAppRouter>>;
    server: { requestContext: RequestContext };
  }
}
