/**
 * Who the server runs as. PostgreSQL refuses to run as root, so for root it runs as the OS user
 * `postgres`, which is made when it is missing; for anybody else it runs as that person.
 */
import { type SpawnOptions, spawn } from 'node:child_process';
import { PostgresStartError } from './postgres-start-error.ts';

/** The OS user that the server runs as; undefined means the user of this process. */
export type OperatingUser = { readonly uid: number; readonly gid: number } | undefined;

const USER_NAME = 'postgres';

export interface Finished {
  /** The exit code; -1 when the command could not be started or died of a signal. */
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Why the command could not be started at all. */
  readonly error?: Error;
}

/** Runs a command to its end, as `user`, and never rejects. */
export function run(
  command: string,
  args: readonly string[],
  user?: OperatingUser,
  options: SpawnOptions = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    let stdout = '';
    let stderr = '';
    const child = spawn(command, args, { ...options, ...user, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout?.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    child.on('error', (error) => resolve({ code: -1, stdout, stderr, error }));
    child.on('close', (code) => resolve({ code: code ?? -1, stdout, stderr }));
  });
}

async function lookUp(name: string): Promise<OperatingUser> {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
  if (uid.code !== 0 || gid.code !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

/**
 * Finds, or makes, the OS user for the server.
 * @throws PostgresStartError when this process is root and the user cannot be made
 */
export async function operatingUser(): Promise<OperatingUser> {
  if (process.getuid?.() !== 0) return undefined;
  const existing = await lookUp(USER_NAME);
  if (existing) return existing;
  // Root's path does not always have the folders of root's tools.
  const env = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` };
  await run('groupadd', ['--system', USER_NAME], undefined, { env });
  const made = await run(
    'useradd',
    [
      '--system',
      '--no-create-home',
      '--home-dir=/nonexistent',
      '--shell=/usr/sbin/nologin',
      `--gid=${USER_NAME}`,
      USER_NAME,
    ],
    undefined,
    { env },
  );
  // Two starts at once may both try; the second one's failure is no failure.
  const user = await lookUp(USER_NAME);
  if (user) return user;
  throw new PostgresStartError(
    `PostgreSQL does not run as root, and its OS user "${USER_NAME}" could not be made (${made.error?.message ?? made.stderr.trim()}). ` +
      `Make it with "useradd --system ${USER_NAME}", run this as an ordinary user, or set DATABASE_URL.`,
  );
}

/** Whether `user` can enter `directory`: asked of the operating system, not worked out from mode bits. */
export async function canEnter(user: OperatingUser, directory: string): Promise<boolean> {
  if (!user) return true;
  const finished = await run('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], user, { cwd: '/' });
  return finished.code === 0;
}
