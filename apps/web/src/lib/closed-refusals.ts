/** Calls that were refused because the site is closed; the page's watch listens. In the browser alone. */
const listeners = new Set<() => void>();

/** @returns to be called when nobody listens any more */
export function onClosedRefusal(listen: () => void): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

export function tellClosed(): void {
  for (const listen of listeners) listen();
}
