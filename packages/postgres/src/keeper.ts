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
  release(): Promise<void>;
}

async function take(client: Client): Promise<boolean> {
  const answer = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1::bigint) as taken',
    [LOCK],
  );
  return answer.rows[0]?.taken === true;
}

async function holder(client: Client): Promise<string> {
  const answer = await client.query<{ application_name: string }>(
    `select application_name from pg_stat_activity where application_name like $1 and pid <> pg_backend_pid()`,
    [`${NAME}%`],
  );
  return answer.rows[0]?.application_name.slice(NAME.length) ?? 'unknown';
}

async function open(config: ClientConfig, onLost: () => void): Promise<Client> {
  const client = new Client({ ...config, application_name: `${NAME}${process.pid}` });
  await client.connect();
  client.on('error', onLost);
  return client;
}

/**
 * Takes the database for this process.
 * @throws PostgresStartError when another living process has it
 */
export async function keep(config: ClientConfig, directory: string): Promise<Keeper> {
  let released = false;
  let client: Client;
  // The server drops every connection when one of its processes dies; the lock is then taken again.
  const regain = async (): Promise<void> => {
    while (!released) {
      await sleep(500, undefined, { ref: false });
      try {
        client = await open(config, lost);
        await take(client);
        return;
      } catch {
        // Not up yet, or going down: the next round tells.
      }
    }
  };
  const lost = (): void => {
    if (!released) void regain();
  };
  client = await open(config, lost);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (await take(client)) {
      return {
        release: async () => {
          released = true;
          await client.end().catch(() => undefined);
        },
      };
    }
    // A process that was killed a moment ago: the server is still noticing.
    await sleep(100);
  }
  const pid = await holder(client);
  released = true;
  await client.end();
  throw new PostgresStartError(
    `The database in ${directory} is in use by another running process (number ${pid}). Stop it first, or name another data folder with PALPITE_DATA.`,
  );
}
