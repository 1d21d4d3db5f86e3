/**
 * Databases for tests. Each test file takes a fresh one, copied from a template that is migrated once
 * per run, so tests never see each other and none of them pays for the migrations.
 *
 * Needs `global-setup.ts` as Vitest's `globalSetup`.
 */
import { randomBytes } from 'node:crypto';
// oxlint-disable-next-line time/no-sleep -- the sockets of another process: nothing says when the last has gone
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier, Pool } from 'pg';
import { inject } from 'vitest';
import { createDatabase, type DatabaseServer, dropDatabase } from './databases.ts';

export interface TestDatabase {
  /** The address, as the database's superuser. */
  readonly url: string;
  /** A pool on it, as the superuser. */
  readonly pool: Pool;
  /** Ends the pool and removes the database. */
  drop(): Promise<void>;
}

export interface TestTemplate {
  /** Names what `migrate` makes; the same name must always mean the same content. */
  readonly template: string;
  readonly migrate: (pool: Pool) => Promise<unknown>;
}

function server(): DatabaseServer {
  const base = inject('postgresUrl');
  return {
    url: (database) => {
      const url = new URL(base);
      url.pathname = `/${encodeURIComponent(database)}`;
      return url.href;
    },
  };
}

async function prepareTemplate(on: DatabaseServer, wanted: TestTemplate): Promise<string> {
  const name = `template_${wanted.template}`;
  const admin = new Client({ connectionString: on.url('postgres') });
  await admin.connect();
  try {
    // Test files start side by side: one of them migrates, the others wait here.
    await admin.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
    const found = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount) return name;
    const building = `${name}_building`;
    await dropDatabase(on, building);
    await createDatabase(on, building);
    const pool = new Pool({ connectionString: on.url(building), max: 4 });
    try {
      await wanted.migrate(pool);
    } finally {
      await pool.end();
    }
    // The name appears only when the content is whole.
    await admin.query(
      `alter database ${escapeIdentifier(building)} rename to ${escapeIdentifier(name)}`,
    );
    return name;
  } finally {
    await admin.end();
  }
}

/** Longer than a busy machine takes for sockets that are on their way out; what is still there then was left open. */
const ALONE_WITHIN_MS = 30_000;

/**
 * Waits until nobody is connected. A pool that has ended still has sockets on their way out; a forced drop would send
 * those an error, which would fail the run outside any test.
 */
async function untilAlone(on: DatabaseServer, name: string): Promise<void> {
  const admin = new Client({ connectionString: on.url('postgres') });
  await admin.connect();
  try {
    const until = Date.now() + ALONE_WITHIN_MS;
    while (Date.now() < until) {
      const others = await admin.query('select 1 from pg_stat_activity where datname = $1', [name]);
      if (!others.rowCount) return;
      await sleep(5);
    }
  } finally {
    await admin.end();
  }
}

/** How many of the database's statements wait for a lock. */
export async function lockWaits(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

/** A fresh database with what `migrate` makes. */
export async function createTestDatabase(wanted: TestTemplate): Promise<TestDatabase> {
  const on = server();
  const template = await prepareTemplate(on, wanted);
  const name = `test_${randomBytes(8).toString('hex')}`;
  await createDatabase(on, name, template);
  const url = on.url(name);
  const pool = new Pool({ connectionString: url, max: 20 });
  // A socket that outlives even that wait gets the news of the drop; a test that still needs it sees its statement fail.
  pool.on('error', () => undefined);
  return {
    url,
    pool,
    drop: async () => {
      await pool.end();
      await untilAlone(on, name);
      await dropDatabase(on, name);
    },
  };
}
