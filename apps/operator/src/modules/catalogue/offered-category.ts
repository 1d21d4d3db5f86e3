import type { GameCategory } from '@palpite/domain';
import { and, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { game } from './tables/catalogue.table.ts';

/** Vendors whose sports games a brand offers under esports (spec section 1). */
export type EsportsVendors = readonly string[];

/** The category that offers a game. */
export function offeredCategory(esportsVendors: EsportsVendors): SQL<GameCategory> {
  const isEsports = inArray(game.vendorCode, [...esportsVendors]);
  return sql`case when ${game.category} = 'SPORTS' and ${isEsports} then 'ESPORTS' else ${game.category} end`;
}

/**
 * The product under which a brand offers what was played, as text of a statement.
 * @param row name of a row with a bet's `product` and `engine` @param vendors of the esports vendors, an array of text
 */
export const offeredProductText = (row: string, vendors: string): string =>
  `case when ${row}.product = 'SPORTS' and ${row}.engine = any(${vendors}) then 'ESPORTS' else ${row}.product end`;

/** The games that are offered in a category. */
export function isOffered(category: GameCategory, esportsVendors: EsportsVendors): SQL | undefined {
  const own = eq(game.category, category);
  const vendors = [...esportsVendors];
  if (vendors.length === 0) return own;
  if (category === 'SPORTS') return and(own, notInArray(game.vendorCode, vendors));
  if (category !== 'ESPORTS') return own;
  return or(own, and(eq(game.category, 'SPORTS'), inArray(game.vendorCode, vendors)));
}
