import {
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The files of earlier releases, kept for tabs that were opened before this one: an old page that asks for a part of
 * itself still gets it. Files name their content, so releases share what did not change.
 */

/** How long a file is kept after the last release that it was part of. */
const KEPT_MILLISECONDS = 14 * 24 * 60 * 60_000;

/**
 * Adds a release's files to the folder, marks the files that it no longer has as past, and removes those that have been
 * past for too long. Any number of processes may share the folder.
 *
 * @param release folder of the files that the site is about to serve
 * @param folder in the data folder
 * @returns the folder that holds the files of this release and of those before
 */
export async function keepAssets(
  release: string,
  folder: string,
  now = new Date(),
): Promise<string> {
  const files = join(folder, 'files');
  const note = join(folder, 'last-release.json');
  await mkdir(files, { recursive: true });
  const current = new Set(await readdir(release));
  const kept = new Set(await readdir(files));
  const last = await readNames(note);
  const added = [...current].filter((name) => !kept.has(name));
  const past = [...kept].filter((name) => !current.has(name));
  await Promise.all(added.map((name) => linkOrCopy(join(release, name), join(files, name))));
  await Promise.all(
    past.map((name) => age(join(files, name), (last?.has(name) ?? true) ? now : undefined, now)),
  );
  await writeFile(`${note}.${process.pid}`, JSON.stringify([...current]));
  await rename(`${note}.${process.pid}`, note);
  return files;
}

/** Links the file, which costs no space; copies it from another disk. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    await copyFile(from, to);
  }
}

/** A past file's modification time is when it became past. */
async function age(path: string, pastFrom: Date | undefined, now: Date): Promise<void> {
  try {
    if (pastFrom) return await utimes(path, pastFrom, pastFrom);
    const { mtimeMs } = await stat(path);
    if (now.getTime() - mtimeMs > KEPT_MILLISECONDS) await rm(path);
  } catch (error) {
    // Another process has removed it.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Files of the release that was served last; undefined where nobody has noted them: then all that is there was. */
async function readNames(note: string): Promise<ReadonlySet<string> | undefined> {
  try {
    const names: unknown = JSON.parse(await readFile(note, 'utf8'));
    return Array.isArray(names) ? new Set(names) : undefined;
  } catch {
    return undefined;
  }
}
