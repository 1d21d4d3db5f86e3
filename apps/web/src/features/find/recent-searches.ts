import { useSyncExternalStore } from 'react';
import { EMPTY_LIST, nameLists } from '../../lib/name-lists.ts';
import { useMember } from '../../parts/identity/use-session.ts';

/** The most texts that are kept; the oldest goes first. */
const KEPT = 8;

/** Texts that found something: in this browser, for each username its own and for visitors one. They are sent nowhere. */
const recent = nameLists('recentSearches');

function store(username: string, searches: readonly string[]): void {
  if (searches.length === 0) return recent.drop(username);
  try {
    recent.store(username, searches.slice(0, KEPT));
  } catch {
    // A full storage keeps none: the search works without.
  }
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
    recent.subscribe,
    () => recent.of(username),
    () => EMPTY_LIST,
  );
  const without = (text: string) => recent.of(username).filter((each) => !isSame(each, text));
  return {
    searches: searches.slice(0, KEPT),
    remember: (text) => {
      const trimmed = text.trim();
      if (trimmed !== '') store(username, [trimmed, ...without(trimmed)]);
    },
    forget: (text) => store(username, without(text)),
    forgetAll: () => recent.drop(username),
  };
}
