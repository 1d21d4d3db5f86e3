import { bigint, index, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { operatorSchema } from '#kernel/database/schema.ts';

const id = () => bigint({ mode: 'number' }).notNull();

/**
 * Who is below whom, at any depth. A trigger writes an account's rows with the account; they never change, since members
 * never move. Guests have none.
 */
export const teamClosure = operatorSchema.table(
  'team_closure',
  {
    descendantId: id(),
    ancestorId: id(),
    /** 1: a direct downline. */
    depth: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.descendantId, table.ancestorId] }),
    index('team_closure_below').on(table.ancestorId, table.depth, table.descendantId),
  ],
);
