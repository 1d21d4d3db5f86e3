import { endpoints } from '@palpite/contract';
import { createTtlCache, type TtlCache } from '@palpite/server/ttl-cache.ts';
import { handlerOf } from '#kernel/http/handler.ts';
import { lotteryIssue } from '../../../tables/lottery.table.ts';
import { tightCaps } from '../../../wager/market.ts';
import { gameOf, isIssue } from '../issues/issue.ts';
import { playKeysOf } from './caps.ts';
import type { LotteryNeeds } from './place-slip.ts';

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

const roomHandler = handlerOf<LotteryNeeds>();

/** Numbers of an issue on which little may still be won. A bet is refused by the cap itself, whatever this has said. */
export const lotteryGetRoom = roomHandler(endpoints.lottery.getRoom, async (call) => {
  const { tx, services, own, brand, query } = call;
  const { gameCode, numero, play } = query;
  await gameOf(tx, gameCode);
  const [issue] = await tx
    .select({ id: lotteryIssue.id })
    .from(lotteryIssue)
    .where(isIssue({ brandCode: brand.code, gameCode, numero }));
  if (issue === undefined) return { list: [] };
  const keys = playKeysOf(issue, play);
  const list = await own.lotteryRooms.get(keys, async () => {
    const tight = await tightCaps(services.pool, keys, TIGHT_PARTS);
    return tight.map(({ key, leftMinor }) => ({
      name: key.slice(keys.length),
      leftMinor: leftMinor.toString(),
    }));
  });
  return { list: [...list] };
});
