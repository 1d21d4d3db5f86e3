/**
 * One process per database: the keeper holds an advisory lock in the server itself for as long as this
 * process lives. A kill -9 closes its connection and so frees the lock; no lock file can go stale.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { PostgresStartError } from './postgres-start-error.ts';

/** Any number, as long as everyone who starts this project's database takes the same. */
const LOCK = '7377251910';
const NAME = 'palpite keeper ';

export interface Keeper {
  /** Waits, at most half a second, until no other client is connected. */
  untilAlone(): Promise<void>;
  release(): Promise<void>;
}

async function acquire(client: Client): Promise<boolean> {
  const answer = await client.query<{ acquired: boolean }>(
    'select pg_try_advisory_lock($1::bigint) as acquired',
    [LOCK],
  );
  return answer.rows[0]?.acquired === true;
}

/** The same as long as the head process lives, also when it ends and replaces all its children. */
async function startedAt(client: Client): Promise<string> {
  const answer = await client.query<{ started: string }>(
    'select pg_postmaster_start_time()::text as started',
  );
  return answer.rows[0]?.started ?? '';
}

async function holder(client: Client): Promise<string> {
  const answer = await client.query<{ application_name: string }>(
    `select application_name from pg_stat_activity where application_name like $1 and pid <> pg_backend_pid()`,
    [`${NAME}%`],
  );
  return answer.rows[0]?.application_name.slice(NAME.length) ?? 'unknown';
}

/**
 * A pool that has just ended still has closing sockets. A server that stops before they are closed sends them an
 * error without a listener, and Node ends a process for that.
 */
async function untilAlone(client: Client): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const others = await client
      .query(
        `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`,
      )
      .catch(() => undefined);
    if (!others?.rowCount) return;
    await sleep(10);
  }
}

interface Connection {
  readonly client: Client;
  /** When the server was started, as it tells it. */
  readonly serverStarted: string;
}

async function open(config: ClientConfig, onLost: () => void): Promise<Connection> {
  const client = new Client({ ...config, application_name: `${NAME}${process.pid}` });
  await client.connect();
  client.on('error', onLost);
  return { client, serverStarted: await startedAt(client) };
}

/**
 * Takes the database for this process.
 * @throws PostgresStartError when another living process has it
 */
export async function keep(config: ClientConfig, directory: string): Promise<Keeper> {
  const released = new AbortController();
  const { signal } = released;
  let held: Connection;
  let regaining = false;
  // The server drops every connection when one of its processes dies; the lock is then taken again. A server that
  // was started later belongs to its own starter. A connection that comes up after the release must not stay: it
  // would hold the next server's lock.
  const regain = async (): Promise<void> => {
    while (!signal.aborted) {
      await sleep(500, undefined, { ref: false, signal }).catch(() => undefined);
      if (signal.aborted) return;
      const fresh = await open(config, lost).catch(() => undefined);
      if (!fresh) continue;
      if (fresh.serverStarted !== held.serverStarted) released.abort();
      const acquired = !signal.aborted && (await acquire(fresh.client).catch(() => false));
      if (acquired && !signal.aborted) {
        held = fresh;
        return;
      }
      await fresh.client.end().catch(() => undefined);
    }
  };
  const lost = (): void => {
    if (regaining) return;
    regaining = true;
    void regain().finally(() => {
      regaining = false;
    });
  };
  held = await open(config, lost).catch((error: unknown) => {
    // A connection that was lost while it opened is regained by nobody: there is nothing yet to compare it with.
    released.abort();
    throw error;
  });
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (await acquire(held.client)) {
      return {
        untilAlone: () => untilAlone(held.client),
        release: async () => {
          released.abort();
          await held.client.end().catch(() => undefined);
        },
      };
    }
    // A process that was killed a moment ago: the server is still noticing.
    await sleep(50);
  }
  const pid = await holder(held.client);
  released.abort();
  await held.client.end();
  throw new PostgresStartError(
    `The database in ${directory} is in use by another running process (number ${pid}). Stop it first, or name another data folder with PALPITE_DATA.`,
  );
}
