import { endpoints } from '@palpite/contract';
import { asc } from 'drizzle-orm';
import { handler } from '#kernel/http/handler.ts';
import { lotterySigningKey } from '../tables/lottery.table.ts';

/** The keys that signed what issues named before their sales: an earlier one too, so that old issues stay verifiable. */
export const lotteryListSigningKeys = handler(endpoints.lottery.listSigningKeys, async ({ tx }) => {
  const keys = await tx.select().from(lotterySigningKey).orderBy(asc(lotterySigningKey.since));
  return {
    list: keys.map(({ publicKey, since }) => ({ publicKey, since: since.toISOString() })),
  };
});
