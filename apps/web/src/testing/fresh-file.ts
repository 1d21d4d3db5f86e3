/**
 * After each file of tests: takes away what it leaves. Files share a worker, which imports React, the site and the
 * operator once; what the site remembers belongs to a tab, and the next file begins with a new one.
 */
import { beginTab } from '@palpite/ui/tab.ts';
import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

afterAll(async () => {
  if (typeof document === 'undefined') return;
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // A part that is still on its way belongs to the page that asked for it.
  await vi.dynamicImportSettled();
  document.head.replaceChildren();
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=', 1)[0]}=; path=/; max-age=0`;
  }
  beginTab();
});
