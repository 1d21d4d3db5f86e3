import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from '../../../scripts/lock.mjs';
import { contentHash } from './content-hash.ts';
import { precompress } from './precompress.ts';
import { CHECKOUT } from './settings.ts';
import { StartError } from './start-error.ts';

const WEB = join(CHECKOUT, 'apps/web');
const BUILDS = join(WEB, 'dist');
/** What the web build reads. */
const INPUTS = [
  'apps/web',
  'packages/ui',
  'packages/contract',
  'packages/domain',
  'package-lock.json',
];
/** Builds that stay beside the newest one, for a site that still runs on an older one. */
const KEPT_BUILDS = 3;

export interface WebBuild {
  /** Static files: served by this room, precompressed. */
  readonly clientDirectory: string;
  readonly serverEntry: string;
}

/**
 * The web client built from the present sources. Each build lives in a folder named by the hash of what
 * it was made from: an unchanged checkout builds nothing, and a running site keeps its own files while
 * another command builds newer ones.
 */
export async function webBuild(say: (line: string) => void): Promise<WebBuild> {
  const directory = join(BUILDS, await contentHash(CHECKOUT, INPUTS));
  if (!existsSync(directory)) {
    await withLock(
      join(CHECKOUT, '.cache', 'build.lock'),
      () => say('Another command is building the web client; waiting for it.'),
      async () => {
        if (!existsSync(directory)) await build(directory, say);
      },
    );
  }
  return {
    clientDirectory: join(directory, 'client'),
    serverEntry: join(directory, 'server', 'server.js'),
  };
}

async function build(directory: string, say: (line: string) => void): Promise<void> {
  say('Building the web client (its sources are new or have changed).');
  const started = Date.now();
  const unfinished = join(BUILDS, 'unfinished');
  await rm(unfinished, { recursive: true, force: true });
  try {
    const { createBuilder } = await import('vite');
    const builder = await createBuilder({
      root: WEB,
      configFile: join(WEB, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: unfinished, rolldownOptions: { checks: { bundlerTimings: false } } },
    });
    await builder.buildApp();
  } catch (error) {
    throw new StartError(
      `The web client could not be built: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
  await precompress(join(unfinished, 'client'));
  await rename(unfinished, directory);
  await utimes(directory, new Date(), new Date());
  await removeOldBuilds();
  say(`Web client built in ${Math.round((Date.now() - started) / 1000)} s.`);
}

async function removeOldBuilds(): Promise<void> {
  const names = await readdir(BUILDS);
  const builds = await Promise.all(
    names.map(async (name) => ({ name, made: (await stat(join(BUILDS, name))).mtimeMs })),
  );
  const old = builds.toSorted((a, b) => b.made - a.made).slice(KEPT_BUILDS + 1);
  await Promise.all(
    old.map(({ name }) => rm(join(BUILDS, name), { recursive: true, force: true })),
  );
}
