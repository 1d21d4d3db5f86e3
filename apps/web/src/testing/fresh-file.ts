/**
 * Runs before each test file. Files share a worker, which loads React, the imitated browser and the operator once; here
 * goes what the file before has left behind. The site's own modules are loaded again, so that what they keep is kept for
 * one file alone.
 */
import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';

vi.useRealTimers();
vi.unstubAllGlobals();
cleanup();
document.body.replaceChildren();
sessionStorage.clear();
localStorage.clear();
for (const cookie of document.cookie.split('; ')) {
  document.cookie = `${cookie.split('=', 1)[0]}=; path=/; max-age=0`;
}
vi.resetModules();
