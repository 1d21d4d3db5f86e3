import { fileURLToPath } from 'node:url';
import type { PackageTables } from '@palpite/server/database/migrate.ts';

/** The tables and functions of the log, for the migrations of a program that writes events. */
export const LOG_MIGRATIONS: PackageTables = {
  name: 'log',
  folder: fileURLToPath(new URL('../migrations', import.meta.url)),
};
