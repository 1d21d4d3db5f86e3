import { fileURLToPath } from 'node:url';
import { runMigrations } from '@palpite/server/database/migrate.ts';
import type { Pool } from 'pg';

const FOLDER = fileURLToPath(new URL('../migrations', import.meta.url));
const LOCK = 7_031_931;

interface Home {
  /** The schema of the rooms alone: their list of migrations has its name. */
  readonly schema: string;
  /** The role that the host works as. */
  readonly role: string;
}

/** Brings the rooms' tables up to date; see `runMigrations`. @param pool connections of their owner */
export const migrateRooms = (pool: Pool, { schema, role }: Home): Promise<void> =>
  runMigrations(pool, {
    folder: FOLDER,
    schema,
    lock: LOCK,
    role,
    grants: `
      grant usage on schema ${schema} to ${role};
      grant select, insert, update, delete on ${schema}.process to ${role};
      grant select, insert, update on ${schema}.room to ${role};
      grant select, insert, update, delete on ${schema}.act to ${role};`,
  });
