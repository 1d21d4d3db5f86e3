import { endpoints } from '@palpite/contract';
import { and, count, desc, eq } from 'drizzle-orm';
import { game } from '../tables/catalogue.table.ts';
import { handler } from '#kernel/http/handler.ts';
import { className } from './class-names.ts';
import { isOffered } from './offered-category.ts';

/** The classes of a category, the largest first. */
export const gameListClasses = handler(endpoints.game.listClasses, async (call) => {
  const { query, language, tx } = call;
  const games = count();
  const rows = await tx
    .select({ gameClassify: game.gameClassify, gameCount: games })
    .from(game)
    .where(
      and(
        isOffered(query.gameType, call.brand.settings.esportsVendors),
        query.vassalage === undefined ? undefined : eq(game.vendorCode, query.vassalage),
      ),
    )
    .groupBy(game.gameClassify)
    .orderBy(desc(games), game.gameClassify);
  return {
    classes: rows.map(({ gameClassify, gameCount }) => ({
      gameClassify,
      labelName: className(gameClassify, language),
      gameCount,
    })),
  };
});
