/** The site's service worker as the page meets it. */

/** Name of the Trusted Types policy that lets this one script be a worker. */
export const WORKER_POLICY = 'palpite-worker';
const WORKER_PATH = '/sw.js';
/** How often an open page asks whether there is a new release, at most. */
const ASK_MILLISECONDS = 60 * 60_000;

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

/** The worker's address as the browser's Trusted Types want it; where there are none, as it is. */
function workerAddress(): string {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return WORKER_PATH;
  const policy = factory.createPolicy(WORKER_POLICY, {
    createScriptURL: (asked) => {
      if (asked !== WORKER_PATH) throw new TypeError('Not the site’s worker');
      return asked;
    },
  });
  return policy.createScriptURL(WORKER_PATH);
}

/**
 * Registers the worker and tells of each newer release that waits behind it.
 * @param onRelease called with an act that loads the release; the page is loaded again by it and by nothing else
 */
export async function startSiteWorker(onRelease: (load: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(workerAddress());
  const tell = (waiting: ServiceWorker) =>
    onRelease(() => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage('take-over');
    });
  if (registration.waiting && serviceWorker.controller) tell(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // Without a controller it is the first worker, and there is nothing newer than this page.
      if (installing.state === 'installed' && serviceWorker.controller) tell(installing);
    });
  });
  askNowAndThen(registration);
}

/** A tab that stays open for days still learns of a release when its owner comes back to it. */
function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_MILLISECONDS) return;
    askedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}
