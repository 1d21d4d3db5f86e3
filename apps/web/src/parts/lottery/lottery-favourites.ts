import { useSyncExternalStore } from 'react';
import { useMember } from '../identity/use-session.ts';

/** Favourite lotteries: ids in this browser, for each username its own (spec section 4). No call holds them. */

const keyOf = (username: string) => `lotteryFavourites:${username}`;
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
const read = new Map<string, { text: string | null; ids: readonly string[] }>();

/** The stored list; what another hand has left without sense reads as none. The same text reads as the same array. */
function idsOf(username: string): readonly string[] {
  const text = localStorage.getItem(keyOf(username));
  const known = read.get(username);
  if (known?.text === text) return known.ids;
  const ids = parsed(text);
  read.set(username, { text, ids });
  return ids;
}

function parsed(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : NONE;
  } catch {
    return NONE;
  }
}

/** Marks a lottery, or takes the mark away. The newest comes first. */
export function toggleLotteryFavourite(username: string, gameCode: string): void {
  const ids = idsOf(username);
  const others = ids.filter((id) => id !== gameCode);
  const next = others.length === ids.length ? [gameCode, ...ids] : others;
  localStorage.setItem(keyOf(username), JSON.stringify(next));
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

/** The favourite lotteries of the account that is signed in; none for a visitor. */
export function useLotteryFavourites(): readonly string[] {
  const username = useMember()?.username;
  const ids = () => (username === undefined ? NONE : idsOf(username));
  return useSyncExternalStore(subscribe, ids, () => NONE);
}
