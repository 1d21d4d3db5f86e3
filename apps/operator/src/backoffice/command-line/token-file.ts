import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemUser } from '../actor.ts';

/**
 * Stores the token of the command line's login: a file for each system user, which only that user can read, in a
 * separate folder that backups leave out.
 */

const FOLDER = 'staff';

const pathIn = (dataDirectory: string) =>
  join(dataDirectory, FOLDER, `${systemUser().replaceAll(/[^\w.-]/g, '_')}.token`);

export async function readToken(dataDirectory: string): Promise<string | undefined> {
  const text = await readFile(pathIn(dataDirectory), 'utf8').catch(() => '');
  return text.trim() || undefined;
}

export async function writeToken(dataDirectory: string, token: string): Promise<void> {
  await mkdir(join(dataDirectory, FOLDER), { recursive: true, mode: 0o700 });
  const path = pathIn(dataDirectory);
  await writeFile(path, token, { mode: 0o600 });
  // An existing file keeps its mode when it is written.
  await chmod(path, 0o600);
}

export const removeToken = (dataDirectory: string): Promise<void> =>
  rm(pathIn(dataDirectory), { force: true });
