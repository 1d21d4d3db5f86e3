/** Parts of the site that are loaded when they are needed, and do not come. */

/** How long one may take (spec section 9). */
export const PART_MILLISECONDS = 120_000;

/** What is said of a part that took longer than that: the network is too slow for it, or holds it. */
const LATE = 'A part of the site is late';

/** Waits for a part as long as it may take. */
export function inTime<Part>(part: Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(LATE)), PART_MILLISECONDS);
    part.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** What browsers say of a file of code that they could not get: one of a release that is gone, or a broken network. */
const MISSING = /^(Failed to fetch|error loading) dynamically imported module|^Importing a module/;

/** The router loads its own parts, and keeps the same note. */
const noteOf = (error: Error): string => `tanstack_router_reload:${error.message}`;

/**
 * Whether a reload may help, because a part of the page is gone and a newer release has another in its place. False
 * once the page was reloaded for the part in this tab: it is then an error on the screen.
 */
export function mayRenew(error: unknown): error is Error {
  if (!(error instanceof Error) || !MISSING.test(error.message)) return false;
  // Without a network there is no newer page either: only what was typed would be lost.
  if (navigator.onLine === false) return false;
  return sessionStorage.getItem(noteOf(error)) === null;
}

/** Reloads the page for a part that is gone, once for each part in a tab, across all callers. */
export function renew(error: unknown): void {
  if (!mayRenew(error)) return;
  sessionStorage.setItem(noteOf(error), '1');
  location.reload();
}

/** Whether it was a part of the site that did not come, and no answer of the operator. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && (error.message === LATE || MISSING.test(error.message));
}
