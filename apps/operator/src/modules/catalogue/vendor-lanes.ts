import { endpoints } from '@palpite/contract';
import { asc, count, eq, sql } from 'drizzle-orm';
import { textIn } from '#kernel/brand/localized.ts';
import { game, vendor } from './tables/catalogue.table.ts';
import { handler } from '#kernel/http/handler.ts';
import { offeredCategory } from './offered-category.ts';

const NEW_FOR_MILLISECONDS = 45 * 86_400_000;

/** Vendors by category, in the brand's own order of categories; a category without games is left out. */
export const vendorList = handler(
  endpoints.vendor.list,
  async ({ brand, language, now, tx, services }) => {
    const offered = offeredCategory(game, brand.settings.esportsVendors);
    // counted from an index alone, then joined: joining all games with their vendors is ten times the work
    const counted = tx
      .select({
        vendorCode: game.vendorCode,
        category: offered.as('category'),
        games: count().as('games'),
      })
      .from(game)
      // by position: written twice, its values would have two parameter numbers and be two expressions
      .groupBy(sql`1, 2`)
      .as('counted');
    const rows = await tx
      .select({ vendor, category: counted.category, games: counted.games })
      .from(vendor)
      .innerJoin(counted, eq(counted.vendorCode, vendor.code))
      .orderBy(asc(vendor.rank));
    const lanes = brand.menu.map(({ category, label }) => ({
      gameCategory: category,
      title: textIn(label, language, brand),
      vendors: rows
        .filter((row) => row.category === category)
        .map(({ vendor: each, games }) => ({
          vassalage: each.code,
          name: each.name,
          isHot: each.isHot,
          isNew: now.getTime() - each.addedAt.getTime() < NEW_FOR_MILLISECONDS,
          maintenance: each.maintenance,
          smallIcon: services.pictures.vendorMark(each.code, 'icon'),
          gameCount: games,
        })),
    }));
    return { data: { lanes: lanes.filter(({ vendors }) => vendors.length > 0) } };
  },
);
