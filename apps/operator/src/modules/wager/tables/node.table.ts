import type { Game } from '@palpite/contract';
import type { GameCategory } from '@palpite/domain';
import type { Titles } from '@palpite/domain/titles.ts';
import { bigint, customType, index, jsonb, text } from 'drizzle-orm/pg-core';
import { operatorSchema } from '#kernel/database/schema.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What can be bet on, of every product; `migrations/0093_node.sql` says what each column is. Written by `listNodes`. */
export const node = operatorSchema.table(
  'node',
  {
    nodeId: bigint({ mode: 'number' }).primaryKey(),
    engine: text().notNull(),
    code: text().notNull(),
    category: text().$type<GameCategory>().notNull(),
    vendorCode: text().notNull(),
    vendorName: text().notNull(),
    titles: jsonb().$type<Titles>().notNull(),
    accountType: text().$type<Game['accountTypeName']>(),
    pictureSeed: text(),
    names: tsvector(),
  },
  (table) => [
    index('node_category').on(table.category, table.vendorCode, table.nodeId),
    index('node_vendor').on(table.vendorCode),
    index('node_names').using('gin', table.names).with({ fastupdate: false }),
  ],
);
