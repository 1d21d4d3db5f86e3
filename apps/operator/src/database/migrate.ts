import { fileURLToPath } from 'node:url';
import { APP_ROLE } from '@palpite/ledger';
import {
  type Migrations,
  migrationsAreCurrent as areCurrent,
  runMigrations,
} from '@palpite/server/database/migrate.ts';
import type pg from 'pg';

const MIGRATIONS: Migrations = {
  folder: fileURLToPath(new URL('../../migrations', import.meta.url)),
  table: 'operator',
  lock: 7_031_911,
  role: APP_ROLE,
  // The application works with its own rows, but it only adds to history and never rewrites it.
  grants: `
    GRANT USAGE ON SCHEMA operator, migrations TO ${APP_ROLE};
    GRANT SELECT ON ALL TABLES IN SCHEMA migrations TO ${APP_ROLE};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA operator TO ${APP_ROLE};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA operator TO ${APP_ROLE};
    REVOKE UPDATE, DELETE ON operator.login_history FROM ${APP_ROLE};
    REVOKE UPDATE, DELETE ON operator.terms_agreement FROM ${APP_ROLE};
    REVOKE UPDATE, DELETE ON operator.idempotent_answer FROM ${APP_ROLE};
    GRANT UPDATE (status, answer) ON operator.idempotent_answer TO ${APP_ROLE};
    DO $$
    BEGIN
      -- Older servers have no such right: there the server's own housekeeping counts a filled catalogue a minute later.
      IF current_setting('server_version_num')::int >= 170000 THEN
        GRANT MAINTAIN ON operator.game TO ${APP_ROLE};
      END IF;
    END $$;`,
};

/** Brings schema `operator` up to date; see `runMigrations`. */
export const migrateOperator = (pool: pg.Pool): Promise<void> => runMigrations(pool, MIGRATIONS);

/** Whether the database has every migration of this build. */
export const migrationsAreCurrent = (pool: pg.Pool): Promise<boolean> =>
  areCurrent(pool, MIGRATIONS);
