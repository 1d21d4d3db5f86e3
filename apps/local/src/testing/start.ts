import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { CHECKOUT } from '../settings.ts';
import { type SiteProcess, startSiteProcess } from '../site-process.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** A folder of its own for each test of a file; the sites that were started in it are stopped, and it goes, after it. */
export function folderForEachTest() {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  const running: SiteProcess[] = [];
  beforeEach(async () => {
    folder = await temporaryFolder('start');
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((site) => site.stop()));
    await folder.remove();
  });

  const inFolder = (name: string) => join(folder.path, name);

  async function start(data = 'data'): Promise<SiteProcess> {
    const site = await startSiteProcess({ dataDirectory: inFolder(data), port: 0 });
    running.push(site);
    return site;
  }

  /** Stops a site as its owner would. @returns the exit code */
  function stop(site: SiteProcess): Promise<number | null> {
    running.splice(running.indexOf(site), 1);
    return site.stop();
  }

  /** Runs a program of this room to its end: its exit code, and what it said. */
  async function run(program: string, environment: NodeJS.ProcessEnv, words: readonly string[]) {
    const file = join(CHECKOUT, 'apps/local/src', program);
    const child = spawn(process.execPath, [file, ...words], {
      env: {
        ...process.env,
        PORT: '0',
        DATABASE_URL: '',
        PALPITE_DATA: inFolder('data'),
        ...environment,
      },
    });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    const code = await new Promise((resolve) => child.once('close', resolve));
    return { code, said };
  }

  return {
    inFolder,
    start,
    stop,
    /** Runs a start that is meant to fail. */
    failedStart: (environment: NodeJS.ProcessEnv) => run('main.ts', environment, []),
    /** A command of the machine's owner. */
    operatorCommand: (environment: NodeJS.ProcessEnv, ...words: string[]) =>
      run('operator-command.ts', environment, ['--as-owner', ...words]),
  };
}

/** The demo accounts of a site with their passwords, as its folder has them. */
export const passwordsOf = (site: SiteProcess) =>
  readFile(join(site.dataDirectory, 'demo-accounts.json'), 'utf8');

export async function databaseProcess(site: SiteProcess): Promise<number> {
  const file = join(site.dataDirectory, 'postgres/cluster/postmaster.pid');
  return Number((await readFile(file, 'utf8')).split('\n')[0]);
}
