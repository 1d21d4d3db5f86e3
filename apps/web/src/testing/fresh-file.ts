/**
 * After each test file: takes away what it leaves behind. Files share a worker, which loads React, the imitated browser
 * and the operator once. The site's own modules are loaded again, so that what they keep is kept for one file alone.
 */
import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (typeof document !== 'undefined') emptyBrowser();
  // A part that is still on its way would arrive among the modules of the next file, with those of this one.
  await vi.dynamicImportSettled();
  vi.resetModules();
});

function emptyBrowser(): void {
  cleanup();
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=', 1)[0]}=; path=/; max-age=0`;
  }
}
