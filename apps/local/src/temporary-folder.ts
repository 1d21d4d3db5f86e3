import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for one run. Others may walk through it: as root the database runs as another OS user. */
export async function temporaryFolder(purpose: string) {
  const path = await mkdtemp(join(tmpdir(), `palpite-${purpose}-`));
  await chmod(path, 0o711);
  // What was stopped a moment ago may still write its last.
  const patient = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 };
  return { path, remove: () => rm(path, patient) };
}
