import { endpoints } from '@palpite/contract';
import { createTtlCache, type TtlCache } from '@palpite/server/ttl-cache.ts';
import { handlerOf } from '#kernel/http/handler.ts';
import { lotteryIssue } from '../tables/lottery.table.ts';
import { tightCaps } from '#modules/wager/index.ts';
import { gameOf, isIssue } from '../issues/issue.ts';
import { playKeysOf } from './caps.ts';
import type { RuleNeeds } from '../rules/needs.ts';

interface Room {
  readonly name: string;
  readonly leftMinor: string;
}

/** What was read of caps in the last seconds, for the many members who look at one board. */
export type Rooms = TtlCache<readonly Room[]>;

const KEPT_MILLISECONDS = 2_000;

export const createRooms = (now: () => Date): Rooms =>
  createTtlCache(now, { ttlMs: KEPT_MILLISECONDS, capacity: 500 });

/** A number is named when four fifths of its cap are taken. */
const TIGHT_PARTS = 5;

interface RoomNeeds extends Pick<RuleNeeds, 'playBook'> {
  readonly lotteryRooms: Rooms;
}

const roomHandler = handlerOf<RoomNeeds>();

/**
 * Numbers of an issue on which little may still be won. A bet is refused by the cap itself, whatever this has said. Without
 * a transaction: boards ask all at once after a draw, and none may hold a connection while it waits for another.
 */
export const lotteryGetRoom = roomHandler(endpoints.lottery.getRoom, {
  async answer({ services, own, brand, caller, query, now }) {
    const { database, lookupPool } = services;
    const { gameCode, numero, play } = query;
    const game = await gameOf(database, gameCode);
    const [issue] = await database
      .select({
        id: lotteryIssue.id,
        opensAt: lotteryIssue.opensAt,
        closesAt: lotteryIssue.closesAt,
      })
      .from(lotteryIssue)
      .where(isIssue({ brandCode: brand.code, gameCode, numero }));
    // What is not on sale has no caps any more.
    if (issue === undefined || issue.closesAt <= now) return { list: [] };
    const plays = await own.playBook.of(game.kind, issue.opensAt);
    if (!plays.has(play)) return { list: [] };
    const keys = playKeysOf(issue, play, caller?.type ?? 0);
    const list = await own.lotteryRooms.get(keys, async () => {
      const tight = await tightCaps(lookupPool, keys, TIGHT_PARTS);
      return tight.map(({ key, leftMinor }) => ({
        name: key.slice(keys.length),
        leftMinor: leftMinor.toString(),
      }));
    });
    return { list: [...list] };
  },
});
