import type { GameCategory } from '@palpite/domain';
import type { StakeTier } from '@palpite/domain/sandbox-catalogue/stakes.ts';
import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { operatorSchema } from './schema.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A studio whose games are offered, and how its calls are signed. */
export const vendor = operatorSchema.table('vendor', {
  /** The wire's `vassalage`, and the `X-Vendor` of the wallet protocol. */
  code: text().primaryKey(),
  name: text().notNull(),
  /** Place in menus: smaller first. */
  rank: integer().notNull(),
  isHot: boolean().notNull().default(false),
  maintenance: boolean().notNull().default(false),
  /** Signs its calls and ours; sealed with the master key. */
  sealedSecret: text().notNull(),
  addedAt: timestamp({ withTimezone: true }).notNull(),
});

/** A game of the catalogue. */
export const game = operatorSchema.table(
  'game',
  {
    nodeId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    code: text().notNull(),
    vendorCode: text()
      .notNull()
      .references(() => vendor.code),
    category: text().$type<GameCategory>().notNull(),
    gameClassify: text().notNull(),
    themeId: text().notNull(),
    artSeed: text().notNull(),
    titleEn: text().notNull(),
    titlePt: text().notNull(),
    /** Titles and studio without accents, lower case: what is searched. */
    searchText: text().notNull(),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`to_tsvector('simple', search_text)`),
    stakeTier: text().$type<StakeTier>().notNull(),
    lineCount: integer().notNull(),
    popularity: integer().notNull(),
    releasedOn: date({ mode: 'string' }).notNull(),
    maintenance: boolean().notNull().default(false),
  },
  (table) => {
    // What lobbies filter by ends each order's index: a page, and how many there are, is read from it alone.
    const filters = [table.gameClassify, table.stakeTier, table.lineCount] as const;
    const popular = () => table.popularity.desc().nullsFirst();
    const { category, vendorCode, nodeId } = table;
    return [
      uniqueIndex('game_code').on(table.code),
      index('game_popular').on(category, popular(), nodeId, vendorCode, ...filters),
      index('game_newest').on(
        category,
        table.releasedOn.desc().nullsFirst(),
        nodeId,
        vendorCode,
        ...filters,
      ),
      index('game_title_en').on(category, table.titleEn, nodeId, vendorCode, ...filters),
      index('game_title_pt').on(category, table.titlePt, nodeId, vendorCode, ...filters),
      index('game_vendor').on(vendorCode, category, popular(), nodeId, ...filters),
      index('game_search').using('gin', table.search),
    ];
  },
);

/** Games a member marked. */
export const favouriteGame = operatorSchema.table(
  'favourite_game',
  {
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    nodeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => game.nodeId),
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.nodeId] }),
    index('favourite_game_added').on(table.accountId, table.addedAt.desc(), table.nodeId),
  ],
);

/** Games an account opened, with the last time. */
export const recentGame = operatorSchema.table(
  'recent_game',
  {
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    nodeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => game.nodeId),
    openedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.nodeId] }),
    index('recent_game_opened').on(table.accountId, table.openedAt.desc(), table.nodeId),
  ],
);
