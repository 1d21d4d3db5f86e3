import { customType, pgSchema } from 'drizzle-orm/pg-core';

/** Every table of the operator is in this schema; the ledger and the games have their own. */
export const operatorSchema = pgSchema('operator');

/** Raw bytes (hashes, keys): a Buffer on this side. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
});
