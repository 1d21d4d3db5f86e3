import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { withLock } from '../../../scripts/lock.mjs';
import { contentHash } from './content-hash.ts';
import { precompress } from './precompress.ts';
import { CHECKOUT } from './settings.ts';
import { StartError } from './start-error.ts';

/** A room with something for browsers in it, which Vite builds. */
export type RoomName = 'web' | 'games';

interface Room {
  readonly name: RoomName;
  readonly what: string;
  readonly folder: string;
  /** What the build reads, relative to the checkout. */
  readonly inputs: readonly string[];
  /** Where within the build's folder Vite puts what it makes. */
  readonly output: string;
}

const SHARED_INPUTS = ['packages/contract', 'packages/domain', 'package-lock.json'];
const WEB: Room = {
  name: 'web',
  what: 'web client',
  folder: 'apps/web',
  inputs: ['apps/web', 'packages/ui', ...SHARED_INPUTS],
  // TanStack Start adds `client` and `server` itself.
  output: '',
};
const GAMES: Room = {
  name: 'games',
  what: 'game client',
  folder: 'apps/games',
  inputs: ['apps/games', 'packages/sandbox', 'packages/ui', ...SHARED_INPUTS],
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

/** Builds a room in this process. @returns the folder of its build, which may have been there already */
export function buildHere(name: RoomName, say: Say): Promise<string> {
  const room = name === 'web' ? WEB : GAMES;
  return unlessBuilt(room, async (directory) => {
    await withLock(
      join(CHECKOUT, '.cache', `build-${room.folder.replace('/', '-')}.lock`),
      () => say(`Another command is building the ${room.what}; waiting for it.`),
      async () => {
        if (!existsSync(directory)) await build(room, directory, say);
      },
    );
  });
}

/** The build's tools take several hundred megabytes that a process keeps: a child has them, and gives them back. */
function buildOf(room: Room, say: Say): Promise<string> {
  return unlessBuilt(room, () => buildInChild(room, say));
}

async function unlessBuilt(room: Room, make: (directory: string) => Promise<void>) {
  const hash = await contentHash(CHECKOUT, room.inputs);
  const directory = join(CHECKOUT, room.folder, 'dist', hash);
  if (!existsSync(directory)) await make(directory);
  return directory;
}

async function buildInChild({ name, what }: Room, say: Say): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'build-command.ts'), name], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints: string[] = [];
  const read = (stream: Readable, tell: (line: string) => void) =>
    createInterface({ input: stream }).on('line', tell);
  read(child.stdout, say);
  read(child.stderr, (line) => complaints.push(line));
  // An interrupted start must not leave a build behind that nobody waits for.
  const end = () => child.kill();
  process.once('exit', end);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  process.off('exit', end);
  if (code !== 0) {
    throw new StartError(complaints.join('\n') || `The build of the ${what} was ended.`);
  }
}

async function build(room: Room, directory: string, say: Say): Promise<void> {
  const builds = dirname(directory);
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
