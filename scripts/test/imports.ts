/** Which files of the checkout need which: the modules they import, late and for types alone too, and what they read. */
import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { specifiersOf } from '../specifiers.ts';

/** Paths from the root of the checkout. */
export interface Needs {
  /** For each file the files that name it: they import it, read it or start it. */
  readonly named: ReadonlyMap<string, ReadonlySet<string>>;
  /** Files that read whole folders, for each workspace that they lie in. */
  readonly readers: ReadonlyMap<string, readonly string[]>;
}

const MODULE = /\.[cm]?[jt]sx?$/;
/** Reads whole folders: it may read the text of every file of its workspace. */
const READS_FOLDERS = /\b(globSync|readdirSync|readdir)\(|import\.meta\.glob\(/;
/** Reads or runs a file by its path: `new URL('./a.sql', import.meta.url)`, `join(import.meta.dirname, 'a.ts')`. */
const BESIDE = /(?:new URL\(\s*|(?:join|resolve)\(\s*import\.meta\.dirname,\s*)(['"])([^'"]+)\1/g;
/** What comes from a registry is left out: its version is in the lock file. */
const OVER_A_DOOR = /^(#|@palpite\/)/;

/** @param root the checkout @param files all its files, as paths below it */
export function readNeeds(root: string, files: readonly string[]): Needs {
  const workspaces = workspacesOf(files);
  const known = new Set(files);
  const named = new Map<string, Set<string>>();
  const readers = new Map<string, string[]>();
  for (const file of files.filter((path) => MODULE.test(path))) {
    const path = join(root, file);
    const code = readFileSync(path, 'utf8');
    for (const found of [...importsOf(path, code), ...filesBeside(path, code)]) {
      const name = relative(root, found);
      if (known.has(name)) named.set(name, (named.get(name) ?? new Set()).add(file));
    }
    const home = workspaces.of(file);
    if (READS_FOLDERS.test(code)) readers.set(home, [...(readers.get(home) ?? []), file]);
  }
  return { named, readers };
}

function importsOf(path: string, code: string): string[] {
  const names = specifiersOf(path, code).map((specifier) => specifier.replace(/\?.*/, ''));
  const near = names.filter((name) => name.startsWith('.'));
  const require = createRequire(path);
  const far = names
    .filter((name) => OVER_A_DOOR.test(name))
    .flatMap((name) => {
      try {
        return [realpathSync(require.resolve(name))];
      } catch {
        // Its name is put together when it is loaded.
        return [];
      }
    });
  return [...near.map((name) => resolve(dirname(path), name)), ...far];
}

const filesBeside = (path: string, code: string): string[] =>
  [...code.matchAll(BESIDE)].map(([, , name = '']) => resolve(dirname(path), name));

/** The folders that hold a `package.json`; the root is the empty one. */
export function workspacesOf(files: readonly string[]) {
  const folders = files
    .filter((file) => file.endsWith('package.json'))
    .map((file) => file.slice(0, -'package.json'.length))
    .sort((one, other) => other.length - one.length);
  return {
    /** @returns the innermost one of a file */
    of: (file: string): string => folders.find((folder) => file.startsWith(folder)) ?? '',
  };
}

/** The files and all that name them, whether straight or over others. */
export function withDependents(files: Iterable<string>, { named }: Needs): Set<string> {
  const all = new Set(files);
  // A set hands out what is added to it while it is walked.
  for (const file of all) for (const other of named.get(file) ?? []) all.add(other);
  return all;
}
