import { bigint, integer, varchar } from 'drizzle-orm/pg-core';
import { operatorSchema } from './database/schema.ts';

/**
 * Counters of rate-limiter-flexible (its columns and types); made UNLOGGED by the migration, since a crash may lose
 * them.
 */
export const rateLimit = operatorSchema.table('rate_limit', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
