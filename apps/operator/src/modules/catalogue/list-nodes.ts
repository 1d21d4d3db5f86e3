import type { Database } from '@palpite/server/database/transaction.ts';
import { sql } from 'drizzle-orm';
import type { Job } from '@palpite/work/job.ts';
import { listNodes } from '#modules/wager/index.ts';
import { game, vendor } from './tables/catalogue.table.ts';

/** Lists the games among what can be bet on; in the transaction that writes them. @returns how many were written */
export const listGameNodes = (tx: Database): Promise<number> =>
  listNodes(
    tx,
    {
      nodeId: game.nodeId,
      engine: game.vendorCode,
      code: game.code,
      category: game.category,
      vendorCode: game.vendorCode,
      vendorName: vendor.name,
      titles: game.titles,
      accountType: null,
      pictureSeed: game.code,
    },
    sql`from ${game} join ${vendor} on ${vendor.code} = ${game.vendorCode}`,
  );

/** Lists what an older process, or a statement by hand, has written without its node. */
export const listGamesAgain: Job = {
  name: 'list-games',
  everySeconds: 60,
  run: async ({ tx }) => ({ listed: await listGameNodes(tx) }),
};
