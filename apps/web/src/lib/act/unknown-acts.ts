/** The acts whose outcome no tab of this browser knows yet, by a digest of their intent. Nothing that was typed is in it. */
export type UnknownActs = Readonly<Record<string, { readonly key: string; readonly at: number }>>;

const STORAGE_KEY = 'unknownActs';

/** Later than this, the same input is meant as another act: the lists have long shown whether the first was done. */
const KEPT_MILLISECONDS = 10 * 60_000;

export function readUnknownActs(): UnknownActs {
  try {
    const all: UnknownActs = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    const since = Date.now() - KEPT_MILLISECONDS;
    return Object.fromEntries(
      Object.entries(all).filter(([, { key, at }]) => typeof key === 'string' && at > since),
    );
  } catch {
    return {};
  }
}

export function writeUnknownActs(acts: UnknownActs): void {
  try {
    if (Object.keys(acts).length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(acts));
  } catch {
    // The storage is full or closed: this tab knows its keys without it.
  }
}
