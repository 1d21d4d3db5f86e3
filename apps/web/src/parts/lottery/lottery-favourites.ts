import { useSyncExternalStore } from 'react';
import { EMPTY_LIST, nameLists } from '../../lib/name-lists.ts';
import { useMember } from '../identity/use-session.ts';

/** Favourite lotteries: ids in this browser, for each username its own (spec section 4). No call holds them. */
const favourites = nameLists('lotteryFavourites');

/** Marks a lottery, or takes the mark away. The newest comes first. */
export function toggleLotteryFavourite(username: string, gameCode: string): void {
  const ids = favourites.of(username);
  const others = ids.filter((id) => id !== gameCode);
  favourites.store(username, others.length === ids.length ? [gameCode, ...ids] : others);
}

/** The favourite lotteries of the account that is signed in; none for a visitor. */
export function useLotteryFavourites(): readonly string[] {
  const username = useMember()?.username;
  const ids = () => (username === undefined ? EMPTY_LIST : favourites.of(username));
  return useSyncExternalStore(favourites.subscribe, ids, () => EMPTY_LIST);
}
