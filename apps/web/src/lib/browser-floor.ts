/**
 * The oldest browsers that the site runs in: those with all of ECMAScript 2024 (the library that the sources are checked
 * against), with `AbortSignal.any` and with the style sheets' `@property`. Older ones show the pages as the server draws
 * them, with a notice. The build lowers syntax to it; `browser-floor.test.ts` looks for functions that came later.
 */
export const BROWSER_FLOOR = {
  chrome: '124',
  edge: '124',
  firefox: '128',
  safari: '17.4',
} as const;

/** True in a browser at or above the floor; a text, since it runs in the head, before any file. */
export const AT_FLOOR =
  'Map.groupBy&&Promise.withResolvers&&AbortSignal.any&&window.BroadcastChannel&&CSS.registerProperty';
