import type { ChannelTerms } from '@palpite/brands/deposits.ts';
import type {
  Brand,
  BrandFieldRule,
  BrandFlags,
  BrandSettings,
  OptionalField,
} from '@palpite/brands/schema.ts';
import type { Language } from '@palpite/domain';
import { jsonb, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { operatorSchema } from './schema.ts';

/** What an operator changed of a brand since its files were read; it survives every start. */
export interface BrandOverrides {
  readonly flags?: Partial<BrandFlags>;
  readonly settings?: Partial<BrandSettings>;
  /** Fields of the registration. */
  readonly fields?: Partial<Record<OptionalField, BrandFieldRule>>;
  /** What members pay in by, by the channel's code. */
  readonly depositChannels?: Readonly<Record<string, Partial<ChannelTerms>>>;
  /** Own words for the site's texts, by the text as it stands in English. */
  readonly texts?: Partial<Record<Language, Readonly<Record<string, string>>>>;
}

/** A brand: its files as last read, the operator's changes over them, and whether it is open. */
export const brand = operatorSchema.table('brand', {
  code: text().primaryKey(),
  /** The brand's files; each start writes them anew. */
  document: jsonb().$type<Brand>().notNull(),
  overrides: jsonb().$type<BrandOverrides>().notNull().default({}),
  status: smallint().$type<0 | 1 | 2>().notNull().default(0),
  /** When an announced maintenance ends; null when nobody said. */
  maintenanceEnd: timestamp({ withTimezone: true }),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
