import type { Brand } from '@palpite/brands/schema.ts';
import { jsonb, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { BrandOverrides } from '#kernel/brand/live-brand.ts';
import { operatorSchema } from '#kernel/database/schema.ts';

/** A brand: its files as last read, the operator's changes over them, and whether it is open. */
export const brand = operatorSchema.table('brand', {
  code: text().primaryKey(),
  /** The brand's files; each start writes them again. */
  document: jsonb().$type<Brand>().notNull(),
  overrides: jsonb().$type<BrandOverrides>().notNull().default({}),
  status: smallint().$type<0 | 1 | 2>().notNull().default(0),
  /** When an announced maintenance ends; null when unknown. */
  maintenanceEnd: timestamp({ withTimezone: true }),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
