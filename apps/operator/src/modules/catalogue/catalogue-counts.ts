/** How many games of the whole catalogue each theme, feature, class and vendor has, by the category that offers them. */
import type { GameCategory } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { createTtlCache, type TtlCache } from '@palpite/server/ttl-cache.ts';
import { sql } from 'drizzle-orm';
import { game } from './tables/catalogue.table.ts';
import { type EsportsVendors, offeredCategory } from './offered-category.ts';
import { type Concept, conceptTerm } from './search-concepts.ts';

export interface Counted {
  /** Of the category with most of the games. */
  readonly category: GameCategory;
  readonly games: number;
}

export interface CatalogueCounts {
  readonly totalGames: number;
  /** Undefined for a concept that no game has. */
  of(concept: Concept): Counted | undefined;
  /** The themes, features or classes with most games first. */
  largest(kind: 'theme' | 'feature' | 'class'): readonly Concept[];
}

/** As this process last read them. */
export type CatalogueCountsCache = TtlCache<CatalogueCounts>;

export const createCatalogueCounts = (now: () => Date): CatalogueCountsCache =>
  createTtlCache(now, { ttlMs: 10_000, capacity: 20 });

interface Row extends Record<string, unknown> {
  kind: Concept['kind'];
  value: string;
  category: GameCategory;
  games: number;
}

/** One pass over an index for each kind: some hundred rows for any catalogue. */
export async function countCatalogue(
  tx: Database,
  esportsVendors: EsportsVendors,
): Promise<CatalogueCounts> {
  const offered = offeredCategory(game, esportsVendors);
  const { rows } = await tx.execute<Row>(sql`
    with offered as (
      select ${offered} as category, ${game.themeId} as theme, ${game.gameClassify} as class,
        ${game.vendorCode} as vendor, ${game.features} as features, count(*)::int as games
      from ${game} group by 1, 2, 3, 4, 5
    )
    select 'theme' as kind, theme as value, category, sum(games)::int as games from offered group by 2, 3
    union all select 'class', class, category, sum(games)::int from offered group by 2, 3
    union all select 'vendor', vendor, category, sum(games)::int from offered group by 2, 3
    union all select 'category', category, category, sum(games)::int from offered group by 2, 3
    union all select 'feature', feature, category, sum(games)::int
      from offered, unnest(features) as feature group by 2, 3`);
  const byTerm = new Map<string, Counted & { most: number }>();
  for (const { kind, value, category, games } of rows) {
    const term = conceptTerm({ kind, value } as Concept);
    const before = byTerm.get(term);
    const isLargest = before === undefined || games > before.most;
    byTerm.set(term, {
      category: isLargest ? category : before.category,
      games: games + (before?.games ?? 0),
      most: isLargest ? games : before.most,
    });
  }
  const of = (concept: Concept) => byTerm.get(conceptTerm(concept));
  const conceptsOf = (kind: Concept['kind']) => {
    const values = new Set(rows.filter((row) => row.kind === kind).map(({ value }) => value));
    return [...values].map((value) => ({ kind, value }) as Concept);
  };
  return {
    totalGames: conceptsOf('category').reduce((sum, each) => sum + (of(each)?.games ?? 0), 0),
    of,
    largest: (kind) =>
      conceptsOf(kind).toSorted((a, b) => (of(b)?.games ?? 0) - (of(a)?.games ?? 0)),
  };
}
