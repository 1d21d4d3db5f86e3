/** A fresh, migrated ledger for a test file: one pool with full rights, one with the application's role. */
import { createTestDatabase } from '@palpite/postgres/testing.ts';
import type { Pool } from 'pg';
import { appPool } from '../connection.ts';
import { createLedger, type Ledger } from '../ledger.ts';
import { migrateLedger } from '../migrate-ledger.ts';

export interface LedgerDatabase {
  readonly url: string;
  readonly ledger: Ledger;
  /** As the application connects. */
  readonly app: Pool;
  /** As the database's superuser, for tampering. */
  readonly owner: Pool;
  drop(): Promise<void>;
}

/** Needs `@palpite/postgres/global-setup.ts` in the test run. */
export async function createLedgerDatabase(): Promise<LedgerDatabase> {
  const database = await createTestDatabase({ template: 'ledger', migrate: migrateLedger });
  const app = appPool(database.url);
  return {
    url: database.url,
    ledger: createLedger(app),
    app,
    owner: database.pool,
    drop: async () => {
      await app.end();
      await database.drop();
    },
  };
}
