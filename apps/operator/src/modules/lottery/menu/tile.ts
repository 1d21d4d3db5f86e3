import type { GameRow } from '../issues/issue.ts';
import { ACCOUNT_TYPES } from '../rules/account-type.ts';
import type { PlayBook } from '../rules/play-book.ts';

/** What a menu's tile and a launch say of a game. */

export const accountTypeOf = ({ category }: Pick<GameRow, 'category'>) => ACCOUNT_TYPES[category];

const NEWEST = new Date(8.64e15);

/** The play that its betting view begins with. */
export async function firstPlayOf(
  playBook: PlayBook,
  { kind }: Pick<GameRow, 'kind'>,
): Promise<string | null> {
  const [first] = (await playBook.of(kind, NEWEST)).keys();
  return first ?? null;
}
