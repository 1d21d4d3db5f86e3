import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, notInArray } from 'drizzle-orm';
import { game, vendor } from './tables/catalogue.table.ts';

/** Neither the game nor its vendor is under maintenance. */
export const isOpen = (tx: Database) =>
  and(
    eq(game.maintenance, false),
    notInArray(
      game.vendorCode,
      tx.select({ code: vendor.code }).from(vendor).where(eq(vendor.maintenance, true)),
    ),
  );
