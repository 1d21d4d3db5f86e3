import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createDatabase,
  PostgresStartError,
  type RunningPostgres,
  startPostgres,
} from '@palpite/postgres';
import { Client, DatabaseError } from 'pg';
import { StartError } from './start-error.ts';

/** PostgreSQL's `server_version_num` of the oldest version that the SQL is written for. */
const OLDEST_VERSION = 150_000;
const NAME = 'palpite';
/** How often the database's process is looked at. */
const WATCH_MS = 500;

export interface SiteDatabase {
  readonly url: string;
  /** Closes the database that this process started; an external one is left running. */
  close(): Promise<void>;
}

/**
 * The database of a site: the one at `databaseUrl`, or the project's own in the data folder.
 * @throws StartError with a sentence that says what to do
 */
export async function openDatabase(
  dataDirectory: string,
  databaseUrl: string | undefined,
  say: (line: string) => void,
): Promise<SiteDatabase> {
  if (databaseUrl) {
    await checkDatabase(databaseUrl);
    return { url: databaseUrl, close: async () => undefined };
  }
  try {
    const folder = join(dataDirectory, 'postgres');
    const server = await startPostgres({ dataDirectory: folder, log: say });
    await createDatabase(server, NAME);
    const note = await noteAddress(dataDirectory, server.url(NAME));
    const kept = keepRunning(folder, server, say);
    return {
      url: server.url(NAME),
      close: async () => {
        await note.remove();
        await kept.stop();
      },
    };
  } catch (error) {
    if (error instanceof PostgresStartError) throw new StartError(error.message, { cause: error });
    throw error;
  }
}

/**
 * Starts the database again, on the same port, when it has ended without being asked to: what was
 * committed is there after its own recovery, and the pools reconnect by themselves.
 */
function keepRunning(folder: string, first: RunningPostgres, say: (line: string) => void) {
  let server = first;
  let restarting: Promise<void> | undefined;
  const restart = async () => {
    say('The database has ended unexpectedly; starting it again.');
    await server.stop();
    const { port } = first.connection;
    server = await startPostgres({ dataDirectory: folder, log: say, port });
  };
  const timer = setInterval(() => {
    if (restarting || isAlive(server.pid)) return;
    restarting = restart()
      .catch((error) => say(`The database could not be started again: ${error.message}`))
      .finally(() => {
        restarting = undefined;
      });
  }, WATCH_MS);
  return {
    async stop() {
      clearInterval(timer);
      await restarting;
      await server.stop();
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another OS user's process may not be signalled, and is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** In the data folder: tells the operator's command line where the running site's database listens. */
export const ADDRESS_FILE = 'database-url';

async function noteAddress(dataDirectory: string, url: string) {
  const file = join(dataDirectory, ADDRESS_FILE);
  await rm(file, { force: true });
  await writeFile(file, `${url}\n`, { mode: 0o600 });
  return { remove: () => rm(file, { force: true }) };
}

async function checkDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    const version = rows[0]?.version ?? 0;
    if (version < OLDEST_VERSION) {
      throw new StartError(
        `The database at DATABASE_URL is PostgreSQL ${Math.floor(version / 10_000)}; the site needs 15 or newer.`,
      );
    }
  } catch (error) {
    throw error instanceof StartError ? error : cannotConnect(url, error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function cannotConnect(url: string, error: unknown): StartError {
  const { hostname, port, pathname, username } = new URL(url);
  const place = `${hostname}:${port || 5432}`;
  const database = decodeURIComponent(pathname.slice(1)) || username;
  const said: Record<string, string> = {
    '28P01': `The database at ${place} refuses the user or the password that DATABASE_URL carries. Correct them.`,
    '28000': `The database at ${place} does not let this user in from here. Correct DATABASE_URL, or the server's pg_hba.conf.`,
    '3D000': `The server at ${place} has no database "${database}". Create it (createdb ${database}), or correct DATABASE_URL.`,
  };
  const known = error instanceof DatabaseError && error.code ? said[error.code] : undefined;
  const reason = error instanceof Error ? error.message || error.name : String(error);
  return new StartError(
    known ??
      `The database at DATABASE_URL (${place}) cannot be reached: ${reason}. Start it, correct the address, or unset DATABASE_URL to use the database that the project brings.`,
    { cause: error },
  );
}
