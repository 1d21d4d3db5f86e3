/**
 * Leaves no trace of a file's tests for the next one: the files of a suite run one after another in one process, with
 * one window and the modules that the first of them loaded. A module that one has loaded cannot be replaced in another:
 * `vi.mock` has no place here.
 */
import { beginTab } from '@palpite/ui/tab.ts';
import { cleanup } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterAll, vi } from 'vitest';

if (typeof document !== 'undefined') {
  // React listens to a document once. Were the first root a part of it, a later root of the whole would hear nothing.
  createRoot(document).unmount();
  const { documentElement: root, head } = document;
  const at = { href: location.href, attributes: [...root.attributes], head: head.innerHTML };
  afterAll(() => {
    cleanup();
    beginTab();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
    head.innerHTML = at.head;
    while (root.attributes[0]) root.removeAttribute(root.attributes[0].name);
    for (const { name, value } of at.attributes) root.setAttribute(name, value);
    localStorage.clear();
    sessionStorage.clear();
    for (const each of document.cookie.split('; ')) {
      document.cookie = `${each.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
    }
    history.replaceState(null, '', at.href);
  });
}
