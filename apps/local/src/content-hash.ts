import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Folders and files that never change what a build makes. */
const IGNORED = /(^|\/)(node_modules|dist|\.cache)(\/|$)|\.(test|spec)\.tsx?$|\.gen\.ts$/;

/**
 * One hash over the names and contents of all files below `paths` (files or folders, relative to
 * `root`): the same sources give the same hash on every machine.
 */
export async function contentHash(root: string, paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map((path) => filesBelow(join(root, path))))).flat();
  const hash = createHash('sha256');
  for (const file of files.map((path) => relative(root, path)).sort()) {
    if (IGNORED.test(file)) continue;
    hash
      .update(`${file}\0`)
      .update(await readFile(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 20);
}

async function filesBelow(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { withFileTypes: true });
    const below = entries.map((entry) => {
      const child = join(path, entry.name);
      if (entry.isDirectory()) return IGNORED.test(entry.name) ? [] : filesBelow(child);
      return entry.isFile() ? [child] : [];
    });
    return (await Promise.all(below)).flat();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [path];
    throw error;
  }
}
