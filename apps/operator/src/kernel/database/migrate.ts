import { fileURLToPath } from 'node:url';
import { APP_ROLE } from '@palpite/ledger';
import {
  type Migrations,
  migrationsAreCurrent as areCurrent,
  runMigrations,
} from '@palpite/server/database/migrate.ts';
import type pg from 'pg';

const MIGRATIONS: Omit<Migrations, 'grants'> = {
  folder: fileURLToPath(new URL('../../../migrations', import.meta.url)),
  functions: fileURLToPath(new URL('../../../functions', import.meta.url)),
  schema: 'operator',
  lock: 7_031_911,
  role: APP_ROLE,
};

/** Brings schema `operator` up to date; see `runMigrations`. @param grants the application's rights on the tables */
export const migrateOperator = (pool: pg.Pool, grants: string): Promise<void> =>
  runMigrations(pool, { ...MIGRATIONS, grants });

/** Whether the database has every migration of this build. */
export const migrationsAreCurrent = (pool: pg.Pool): Promise<boolean> =>
  areCurrent(pool, MIGRATIONS);
