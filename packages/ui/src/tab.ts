/**
 * What a page remembers for as long as it is open, outside components: notices, open dialogs, the live connection. A
 * module declares its part with `perTab` and keeps nothing itself, so that a server, which draws for many, shares none of
 * it, and a test can begin with a new tab.
 */
// oxlint-disable-next-line tab-state/no-module-state -- the one place
let parts = new Map<object, unknown>();

/**
 * Declares a part of the tab's state, made when it is first read.
 * @returns reads the part. On a server each read makes it again: nothing may be remembered there.
 */
export function perTab<Part>(make: () => Part): () => Part {
  const key = {};
  return () => {
    if (typeof document === 'undefined') return make();
    if (!parts.has(key)) parts.set(key, make());
    return parts.get(key) as Part;
  };
}

/** Forgets everything, as opening another tab would. */
export function beginTab(): void {
  parts = new Map();
}

/** Functions that hear of a change: the subscribing half of an external store. */
export class Listeners {
  readonly #all = new Set<() => void>();

  /** @returns ends it */
  readonly subscribe = (listen: () => void): (() => void) => {
    this.#all.add(listen);
    return () => void this.#all.delete(listen);
  };

  tell(): void {
    for (const listen of this.#all) listen();
  }
}
