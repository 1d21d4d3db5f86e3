import { perTab } from '@palpite/ui/tab.ts';

/** Signs that somebody is at work in the page: what was put off comes at once. */
const SIGNS = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;

const calm = perTab(() => ({ settled: undefined as Promise<void> | undefined }));

/**
 * Settles once the page has loaded and the browser is idle, or at the first sign of a person, whichever comes first;
 * from then on at once. Work that nothing on the first view waits for waits for this. Each caller goes on in a task of
 * its own: begun in one, all that comes to life late would hold a slow phone up for longer than a press may wait.
 */
export async function pageCalm(): Promise<void> {
  await settled();
  await new Promise((resolve) => setTimeout(resolve));
}

/** How long a file that hangs may hold up what waits for the page's own files. */
const LOAD_WAIT_MILLISECONDS = 3000;

/** Settles once the page's own files have come: what is asked for behind them shares a slow line with none of them. */
export async function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise<void>((resolve) => {
    window.addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, LOAD_WAIT_MILLISECONDS);
  });
}

function settled(): Promise<void> {
  const tab = calm();
  tab.settled ??= new Promise((resolve) => {
    const listeners = new AbortController();
    const settle = () => {
      listeners.abort();
      resolve();
    };
    for (const sign of SIGNS) {
      window.addEventListener(sign, settle, { signal: listeners.signal, passive: true });
    }
    const idle = () =>
      typeof requestIdleCallback === 'function'
        ? requestIdleCallback(settle, { timeout: 2000 })
        : setTimeout(settle, 50);
    if (document.readyState === 'complete') idle();
    else window.addEventListener('load', idle, { signal: listeners.signal });
  });
  return tab.settled;
}
