import type { BrandPromotion, PromotionTexts } from '@palpite/brands/read-promotions.ts';
import type { PromotionCategory } from '@palpite/contract/promotion.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { operatorSchema } from '#kernel/database/schema.ts';

/** A brand's offer for a time. A withdrawn one stays as a record. */
export const promotion = operatorSchema.table(
  'promotion',
  {
    brandCode: text().notNull(),
    /** Its name in the brand's file and in addresses; another brand may have the same. */
    code: text().notNull(),
    category: text().$type<PromotionCategory>().notNull(),
    art: jsonb().$type<BrandPromotion['art']>().notNull(),
    texts: jsonb().$type<PromotionTexts>().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    /** Null for one without an end. */
    endsAt: timestamp({ withTimezone: true }),
    withdrawnAt: timestamp({ withTimezone: true }),
    /** Written by command: the brand's file no longer applies. */
    byCommand: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.brandCode, table.code] }),
    index('promotion_shown')
      .on(table.brandCode, table.endsAt)
      .where(sql`${table.withdrawnAt} is null`),
    check('promotion_times', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);
