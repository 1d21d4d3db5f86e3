import { fileURLToPath } from 'node:url';
import type { PackageTables } from '@palpite/server/database/migrate.ts';

/** The tables of work, for the migrations of a program that owes some. */
export const WORK_MIGRATIONS: PackageTables = {
  name: 'work',
  folder: fileURLToPath(new URL('../migrations', import.meta.url)),
};
