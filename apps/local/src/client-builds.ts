import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from '../../../scripts/lock.mjs';
import { contentHash } from './content-hash.ts';
import { precompress } from './precompress.ts';
import { CHECKOUT } from './settings.ts';
import { StartError } from './start-error.ts';

/** A room with something for browsers in it, which Vite builds. */
interface Room {
  readonly what: string;
  readonly folder: string;
  /** What the build reads, relative to the checkout. */
  readonly inputs: readonly string[];
  /** Where within the build's folder Vite puts what it makes. */
  readonly output: string;
}

const SHARED_INPUTS = ['packages/contract', 'packages/domain', 'package-lock.json'];
const WEB: Room = {
  what: 'web client',
  folder: 'apps/web',
  inputs: ['apps/web', 'packages/ui', ...SHARED_INPUTS],
  // TanStack Start adds `client` and `server` itself.
  output: '',
};
const GAMES: Room = {
  what: 'game client',
  folder: 'apps/games',
  inputs: ['apps/games', ...SHARED_INPUTS],
  output: 'client',
};
/** Builds that stay beside the newest one, for a site that still runs on an older one. */
const KEPT_BUILDS = 3;

export interface WebBuild {
  /** Static files: served by this room, precompressed. */
  readonly clientDirectory: string;
  readonly serverEntry: string;
}

type Say = (line: string) => void;

/**
 * The web client, built from the present sources. Each build lives in a folder named by the hash of what
 * it was made from: an unchanged checkout builds nothing, and a running site keeps its own files while
 * another command builds newer ones.
 * @throws StartError with what the build said
 */
export async function webBuild(say: Say): Promise<WebBuild> {
  const directory = await buildOf(WEB, say);
  return {
    clientDirectory: join(directory, 'client'),
    serverEntry: join(directory, 'server', 'server.js'),
  };
}

/** The game host's client, likewise. @returns its folder */
export async function gamesBuild(say: Say): Promise<string> {
  return join(await buildOf(GAMES, say), 'client');
}

async function buildOf(room: Room, say: Say): Promise<string> {
  const builds = join(CHECKOUT, room.folder, 'dist');
  const directory = join(builds, await contentHash(CHECKOUT, room.inputs));
  if (existsSync(directory)) return directory;
  await withLock(
    join(CHECKOUT, '.cache', `build-${room.folder.replace('/', '-')}.lock`),
    () => say(`Another command is building the ${room.what}; waiting for it.`),
    async () => {
      if (!existsSync(directory)) await build(room, builds, directory, say);
    },
  );
  return directory;
}

async function build(room: Room, builds: string, directory: string, say: Say): Promise<void> {
  say(`Building the ${room.what} (its sources are new or have changed).`);
  const started = Date.now();
  const unfinished = join(builds, 'unfinished');
  await rm(unfinished, { recursive: true, force: true });
  try {
    const { createBuilder } = await import('vite');
    const root = join(CHECKOUT, room.folder);
    const builder = await createBuilder({
      root,
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'warn',
      build: {
        outDir: join(unfinished, room.output),
        rolldownOptions: { checks: { bundlerTimings: false } },
      },
    });
    await builder.buildApp();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The ${room.what} could not be built: ${reason}`, { cause: error });
  }
  await precompress(join(unfinished, 'client'));
  await rename(unfinished, directory);
  await utimes(directory, new Date(), new Date());
  await removeOldBuilds(builds);
  say(`The ${room.what} was built in ${Math.round((Date.now() - started) / 1000)} s.`);
}

async function removeOldBuilds(builds: string): Promise<void> {
  const names = await readdir(builds);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, made: (await stat(join(builds, name))).mtimeMs })),
  );
  const old = dated.toSorted((a, b) => b.made - a.made).slice(KEPT_BUILDS + 1);
  await Promise.all(
    old.map(({ name }) => rm(join(builds, name), { recursive: true, force: true })),
  );
}
