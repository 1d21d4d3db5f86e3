import type { Database } from '@palpite/server/database/transaction.ts';
import { asc } from 'drizzle-orm';
import { game, vendor } from './tables/catalogue.table.ts';

/** The catalogue as the brand's pages see it: brand's port `Lobby`. */
export const lobby = {
  vendors(database: Database, most: number) {
    return database
      .select({ code: vendor.code, name: vendor.name })
      .from(vendor)
      .orderBy(asc(vendor.rank))
      .limit(most);
  },
  async categories(database: Database) {
    const rows = await database.selectDistinct({ category: game.category }).from(game);
    return new Set(rows.map(({ category }) => category));
  },
};
