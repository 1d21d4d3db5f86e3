import type { GameCategory, GameFeature, Language, Volatility } from '@palpite/domain';
import type { StakeTier } from '@palpite/domain/stakes.ts';
import type { Titles } from '@palpite/domain/titles.ts';
import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { account } from '#modules/identity/tables/account.table.ts';
import { operatorSchema } from '#kernel/database/schema.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The title by which lists in a language are ordered. */
const orderTitle = (language: Language) =>
  text()
    .notNull()
    .generatedAlwaysAs(sql.raw(`coalesce(titles ->> '${language}', titles ->> 'EN')`));

/** A vendor whose games are offered, and how its calls are signed. */
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
    titles: jsonb().$type<Titles>().notNull(),
    /** Separate columns, so that a page in the order of the titles is read from an index alone. */
    orderEn: orderTitle('EN'),
    orderPt: orderTitle('PT'),
    orderZh: orderTitle('ZH'),
    orderId: orderTitle('ID'),
    orderTh: orderTitle('TH'),
    orderVi: orderTitle('VI'),
    /** The searchable terms (`search-terms.ts`). */
    searchTerms: text().array().notNull(),
    /** Those and what other columns say, so that a machine's new feature is found at once. */
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`array_to_tsvector(search_terms || features || array['category:' || category, 'vendor:' || vendor_code])`,
      ),
    stakeTier: text().$type<StakeTier>().notNull(),
    lineCount: integer().notNull(),
    /** What its machine does, as the vendor states it. */
    features: text().array().$type<GameFeature[]>().notNull().default([]),
    /** The theoretical return to the player in percent; null when the vendor has not stated it. */
    returnPercent: numeric({ precision: 5, scale: 2 }),
    volatility: text().$type<Volatility>(),
    /** The most that a round can pay, in percent of its stake; null when the vendor has not stated it. */
    mostWinPercent: integer(),
    popularity: integer().notNull(),
    releasedOn: date({ mode: 'string' }).notNull(),
    maintenance: boolean().notNull().default(false),
  },
  (table) => {
    // Each order's index ends with the lobby's filters, so that a page and its total are read from the index alone.
    const filters = [table.gameClassify, table.stakeTier, table.lineCount] as const;
    const popular = () => table.popularity.desc().nullsFirst();
    const { category, vendorCode, nodeId } = table;
    const inOrderOf = (language: string, title: typeof table.orderEn) =>
      index(`game_order_${language}`).on(category, title, nodeId, vendorCode, ...filters);
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
      inOrderOf('en', table.orderEn),
      inOrderOf('pt', table.orderPt),
      inOrderOf('zh', table.orderZh),
      inOrderOf('id', table.orderId),
      inOrderOf('th', table.orderTh),
      inOrderOf('vi', table.orderVi),
      // Whatever narrows a lobby: its games are counted for each chip from this index alone.
      index('game_filters').on(
        category,
        table.themeId,
        vendorCode,
        table.gameClassify,
        table.features,
        table.volatility,
        table.returnPercent,
        table.stakeTier,
        table.lineCount,
      ),
      index('game_vendor').on(vendorCode, category, popular(), nodeId, ...filters),
      // Without a pending list: a catalogue seldom changes, and each search would read that list whole.
      index('game_search').using('gin', table.search).with({ fastupdate: false }),
    ];
  },
);

/** A member's favourite games. */
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

/** Games that an account opened, with the last time. */
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
