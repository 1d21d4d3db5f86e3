import { notifyManager } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepInstallPrompt } from './lib/install-prompt.ts';
import { tolerateTranslation } from './lib/tolerate-translation.ts';
import { makeStorageUsable } from './lib/usable-storage.ts';
import { getRouter } from './router.tsx';

/** The browser's entry: the same application that the server rendered, brought to life. */
async function start(): Promise<void> {
  const router = await getRouter();
  await hydrate(router).finally(() => window.$_TSR?.h());
  await wholeStyles();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
}

/**
 * The page was drawn with the rules for what it held; what scripts add may need any other. A sheet that does not come ends
 * the wait with the page's own loading.
 */
function wholeStyles(): Promise<unknown> | undefined {
  const link = document.querySelector<HTMLLinkElement>('[data-whole-styles]');
  if (!link || link.sheet || document.readyState === 'complete') return undefined;
  return new Promise((done) => {
    link.onload = done;
    window.onload = done;
  });
}

// An old browser keeps the page as it was drawn, which says so.
if (document.documentElement.dataset.oldBrowser === undefined) {
  makeStorageUsable();
  tolerateTranslation();
  keepInstallPrompt();
  // Answers are shown in the task that brought them, not in one after it: a frame sooner on a slow phone.
  notifyManager.setScheduler(queueMicrotask);
  // In a task of its own: on a slow phone, evaluating the code already fills the current one.
  setTimeout(() => void start());
}
