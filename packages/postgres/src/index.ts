/** The project's own PostgreSQL: start, stop, databases. Tests use `@palpite/postgres/testing.ts`. */
export {
  type BackupOptions,
  type BackupReport,
  backup,
  type RestoreOptions,
  restore,
} from './backup.ts';
export { createDatabase, type DatabaseServer, dropDatabase } from './databases.ts';
export { PostgresStartError } from './postgres-start-error.ts';
export {
  type RunningPostgres,
  type StartPostgresOptions,
  startPostgres,
} from './start-postgres.ts';
