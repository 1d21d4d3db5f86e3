/** A site as a process of its own, for tests that kill and restart it, measurements and pictures. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ignoreRejection } from '@palpite/server/ignore-rejection.ts';

export interface SiteProcess {
  readonly origins: readonly [string, ...string[]];
  readonly gamesOrigin: string;
  readonly databaseUrl: string;
  readonly dataDirectory: string;
  readonly pid: number;
  /** What it has printed so far, both streams. */
  output(): string;
  /** SIGTERM, and the exit code once it has closed everything. */
  stop(): Promise<number | null>;
  /** SIGKILL: nothing is closed. */
  kill(): Promise<void>;
}

export interface SiteProcessOptions {
  readonly dataDirectory: string;
  /** 0 takes free ports. */
  readonly port: number;
  readonly databaseUrl?: string;
  /** Further environment, such as LIMITS. */
  readonly environment?: NodeJS.ProcessEnv;
  /** How long the start may take, in milliseconds. */
  readonly limitMs?: number;
}

/** What a site tells its parent process once it answers. */
export type ReadyMessage = Pick<
  SiteProcess,
  'origins' | 'gamesOrigin' | 'databaseUrl' | 'dataDirectory'
> & { readonly type: 'ready' };

/**
 * Starts a site in a child process.
 * @throws Error with everything it printed, when it ends or the limit passes before it is ready
 */
export async function startSiteProcess(options: SiteProcessOptions): Promise<SiteProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      ...options.environment,
      PORT: String(options.port),
      PALPITE_DATA: options.dataDirectory,
      DATABASE_URL: options.databaseUrl ?? '',
    },
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const exited = ignoreRejection(once(child, 'exit') as Promise<[number | null]>);
  const ready = await firstOf(child, exited, options.limitMs ?? 120_000, () => output);
  return {
    ...ready,
    pid: child.pid ?? 0,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      return (await exited)[0];
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

async function firstOf(
  child: ChildProcess,
  exited: Promise<[number | null]>,
  limitMs: number,
  output: () => string,
): Promise<ReadyMessage> {
  let limit: NodeJS.Timeout | undefined;
  try {
    return await new Promise<ReadyMessage>((resolve, reject) => {
      limit = setTimeout(() => {
        child.kill('SIGKILL');
        reject(new Error(`The site was not ready after ${limitMs} ms:\n${output()}`));
      }, limitMs);
      child.on('message', (message: ReadyMessage) => {
        if (message.type === 'ready') resolve(message);
      });
      child.on('error', reject);
      exited.then(
        ([code]) =>
          reject(new Error(`The site ended with ${code} before it was ready:\n${output()}`)),
        reject,
      );
    });
  } finally {
    clearTimeout(limit);
  }
}
