import { useSyncExternalStore } from 'react';
import { useMember } from '../../parts/identity/use-session.ts';

/** Texts that found something: in this browser, for each username its own and for visitors one. They are sent nowhere. */

/** The most texts that are kept; the oldest goes first. */
const KEPT = 8;

const keyOf = (username: string) => `recentSearches:${username}`;
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
const read = new Map<string, { text: string | null; searches: readonly string[] }>();

/** What another hand has left without sense reads as none. The same text reads as the same array. */
function searchesOf(username: string): readonly string[] {
  const text = localStorage.getItem(keyOf(username));
  const known = read.get(username);
  if (known?.text === text) return known.searches;
  const searches = parsed(text);
  read.set(username, { text, searches });
  return searches;
}

function parsed(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return NONE;
    return value.filter((each): each is string => typeof each === 'string').slice(0, KEPT);
  } catch {
    return NONE;
  }
}

function store(username: string, searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(keyOf(username));
    else localStorage.setItem(keyOf(username), JSON.stringify(searches.slice(0, KEPT)));
  } catch {
    // A full storage keeps none: the search works without.
  }
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  // Another tab has written.
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export interface RecentSearches {
  /** The newest first. */
  readonly searches: readonly string[];
  readonly remember: (text: string) => void;
  readonly forget: (text: string) => void;
  readonly forgetAll: () => void;
}

/** The recent searches in this browser under the current username. */
export function useRecentSearches(): RecentSearches {
  const username = useMember()?.username ?? '';
  const searches = useSyncExternalStore(
    subscribe,
    () => searchesOf(username),
    () => NONE,
  );
  const without = (text: string) => searchesOf(username).filter((each) => !isSame(each, text));
  return {
    searches,
    remember: (text) => {
      const trimmed = text.trim();
      if (trimmed !== '') store(username, [trimmed, ...without(trimmed)]);
    },
    forget: (text) => store(username, without(text)),
    forgetAll: () => store(username, NONE),
  };
}
