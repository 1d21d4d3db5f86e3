/** Data folders and started servers for this package's tests; all gone, and stopped, at the end. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { run } from '../operating-user.ts';
import {
  type RunningPostgres,
  type StartPostgresOptions,
  startPostgres,
} from '../start-postgres.ts';

const SCRIPT = fileURLToPath(new URL('start-and-say.ts', import.meta.url));

/** What `start-and-say.ts` says. */
export interface Said {
  readonly pid?: number;
  readonly home?: string;
  readonly reused?: boolean;
  readonly lines?: string[];
  readonly refused?: string;
}

export class DataFolders {
  readonly #folders: string[] = [];
  readonly #servers: RunningPostgres[] = [];
  readonly #children: ChildProcess[] = [];
  readonly #kept: string[] = [];
  #ready: Promise<string> | undefined;

  /** A new folder that everybody can walk through. */
  async make(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'palpite-data-'));
    await chmod(folder, 0o755);
    this.#folders.push(folder);
    return folder;
  }

  /** A new folder that stays until the end of the file. */
  async keep(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'palpite-data-'));
    this.#kept.push(folder);
    return folder;
  }

  /**
   * A new folder with a database that was made and stopped before: a copy, so that only the first one of
   * a test file takes the time to make it.
   */
  async makeReady(): Promise<string> {
    this.#ready ??= this.#prepare();
    const folder = await this.make();
    await run('cp', ['-a', join(await this.#ready, 'cluster'), join(folder, 'cluster')]);
    return folder;
  }

  async #prepare(): Promise<string> {
    const folder = await this.keep();
    const server = await startPostgres({ dataDirectory: folder });
    await server.stop();
    return folder;
  }

  async start(
    dataDirectory: string,
    options: Partial<StartPostgresOptions> = {},
  ): Promise<RunningPostgres> {
    const server = await startPostgres({ dataDirectory, ...options });
    this.#servers.push(server);
    return server;
  }

  /** Starts the database in a process of its own, and returns what it says. */
  async startElsewhere(
    dataDirectory: string,
    options: {
      readonly die?: boolean;
      readonly script?: string;
      readonly env?: NodeJS.ProcessEnv;
    } = {},
  ): Promise<Said & { readonly end: () => Promise<unknown> }> {
    const { script = SCRIPT, env = {} } = options;
    const args = [script, dataDirectory, ...(options.die ? ['die'] : [])];
    const child = spawn(process.execPath, args, {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    });
    this.#children.push(child);
    const closed = once(child, 'close');
    const [line] = await once(createInterface(child.stdout), 'line');
    if (options.die) await closed;
    const said: Said = JSON.parse(String(line));
    return {
      ...said,
      end: async () => {
        child.stdin.end();
        await closed;
      },
    };
  }

  /** At the end of the file. */
  async clearAll(): Promise<void> {
    await this.clear();
    for (const folder of this.#kept.splice(0)) await rm(folder, { recursive: true, force: true });
  }

  /** After each test. */
  async clear(): Promise<void> {
    for (const child of this.#children.splice(0)) {
      child.stdin?.end();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
    }
    for (const server of this.#servers.splice(0)) await server.stop();
    for (const folder of this.#folders.splice(0)) {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
