import type { Database } from '@palpite/server/database/transaction.ts';
import { sql } from 'drizzle-orm';
import type { Job } from '@palpite/work/job.ts';
import { listNodes } from '#modules/wager/index.ts';
import { lotteryGame } from '../tables/lottery.table.ts';
import { ACCOUNT_TYPES } from './account-type.ts';
import { LOTTERY_VENDOR } from './lottery-vendor.ts';

/** Lists the lotteries among what can be bet on; in the transaction that writes them. @returns how many were written */
export const listLotteryNodes = (tx: Database): Promise<number> =>
  listNodes(
    tx,
    {
      nodeId: lotteryGame.nodeId,
      engine: LOTTERY_VENDOR.engine,
      code: lotteryGame.code,
      category: lotteryGame.category,
      vendorCode: LOTTERY_VENDOR.code,
      vendorName: LOTTERY_VENDOR.name,
      titles: lotteryGame.titles,
      accountType: sql`(${JSON.stringify(ACCOUNT_TYPES)}::jsonb ->> ${lotteryGame.category})`,
      pictureSeed: null,
    },
    sql`from ${lotteryGame}`,
  );

/** Lists what an older process, or a statement by hand, has written without its node. */
export const listLotteriesAgain: Job = {
  name: 'list-lotteries',
  everySeconds: 60,
  run: async ({ tx }) => ({ listed: await listLotteryNodes(tx) }),
};
