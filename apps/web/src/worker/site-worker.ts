/**
 * The site's service worker. It does one thing: when a page cannot be reached, the page that says so replaces it.
 * It keeps no answer of the operator, no page and no file of the site; what is asked for goes to the network as ever.
 *
 * It stands alone: the build turns this file into `/sw.js` as it is, with `RELEASE` before it and without the export
 * that makes it a module to the compiler.
 */
export {};

/** Names the build, so that each release brings another worker and open pages learn of it. */
declare const RELEASE: string;

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listen: (event: Fetching) => void): void;
  addEventListener(type: 'message', listen: (event: MessageEvent<unknown>) => void): void;
}
declare const self: WorkerScope;

const OFFLINE_PATH = '/offline';
const CACHE = `offline-${RELEASE}`;

/** Once in a worker's short life, so that the page follows the visitor's language and theme. */
let keptInThisLife = false;

async function keepOfflinePage(): Promise<void> {
  keptInThisLife = true;
  const cache = await caches.open(CACHE);
  await cache.add(new Request(OFFLINE_PATH, { cache: 'reload', credentials: 'same-origin' }));
}

async function forgetOlderReleases(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

async function answerPage(event: Fetching): Promise<Response> {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    // A page that came is the moment at which there is a network.
    if (!keptInThisLife) event.waitUntil(keepOfflinePage().catch(() => undefined));
    return answer;
  } catch (error) {
    const kept = await caches.match(OFFLINE_PATH, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      forgetOlderReleases(),
      // The page is asked for while the worker starts: it never waits for it.
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answerPage(event));
});

// Said by a page whose owner agreed to load the new release.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});
