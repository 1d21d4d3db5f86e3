import type { GameCategory } from '@palpite/domain';
import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Vendors whose sports games a brand offers under esports (spec section 1). */
export type EsportsVendors = readonly string[];

/** By what a game, or anything that can be bet on, is offered. */
interface Offered {
  readonly category: AnyPgColumn;
  readonly vendorCode: AnyPgColumn;
}

/** The category that offers it. */
export function offeredCategory(
  { category, vendorCode }: Offered,
  esportsVendors: EsportsVendors,
): SQL<GameCategory> {
  const isEsports = inArray(vendorCode, [...esportsVendors]);
  return sql`case when ${category} = 'SPORTS' and ${isEsports} then 'ESPORTS' else ${category} end`;
}

/**
 * The product under which a brand offers what was played, as text of a statement.
 * @param row name of a row with a bet's `product` and `engine` @param vendors of the esports vendors, an array of text
 */
export const offeredProductText = (row: string, vendors: string): string =>
  `case when ${row}.product = 'SPORTS' and ${row}.engine = any(${vendors}) then 'ESPORTS' else ${row}.product end`;

/** What is offered in a category. */
export function isOffered(
  offered: Offered,
  category: GameCategory,
  esportsVendors: EsportsVendors,
): SQL | undefined {
  const own = eq(offered.category, category);
  const vendors = [...esportsVendors];
  if (vendors.length === 0) return own;
  const isOfThem = inArray(offered.vendorCode, vendors);
  if (category === 'SPORTS') return and(own, not(isOfThem));
  if (category !== 'ESPORTS') return own;
  return or(own, and(eq(offered.category, 'SPORTS'), isOfThem));
}
