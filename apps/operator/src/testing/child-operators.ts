/** Operators as processes of their own, on one database, for the crash suite. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, startPostgres } from '@palpite/postgres';
import { freePort } from '@palpite/postgres/free-port.ts';
import { surviveLostConnections } from '@palpite/server/database/pool.ts';
import { Pool } from 'pg';
import { createOperator, type Operator, type OperatorConfig } from '#index.ts';
import { type Browser, createBrowser, createTestAccount } from '#testing/operator.ts';
import { KillableOperator } from './killable-operator.ts';

export interface ChildOperators {
  /** For accounts and the look at the books. It serves nothing and does no work. */
  readonly here: Operator;
  /** The owner's connections. */
  readonly pool: Pool;
  readonly children: readonly KillableOperator[];
  /** A new member, who has signed in at one of the processes. */
  memberAt(nth: number): Promise<Browser>;
  close(): Promise<void>;
}

interface Asked {
  /** Of each process's clock. */
  readonly skewsMilliseconds: readonly number[];
  readonly limits: NonNullable<OperatorConfig['limits']>;
  /** Once the database is there, before the processes start. */
  prepare(pool: Pool): Promise<unknown>;
}

export async function startChildOperators(asked: Asked): Promise<ChildOperators> {
  const opened: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const each of opened.splice(0).toReversed()) await each();
  };
  const makeFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'palpite-crash-'));
    opened.push(() => rm(folder, { recursive: true, force: true }));
    return folder;
  };
  try {
    const server = await startPostgres({ dataDirectory: await makeFolder() });
    opened.push(() => rm(server.home, { recursive: true, force: true }));
    opened.push(() => server.stop());
    await createDatabase(server, 'palpite');
    const databaseUrl = server.url('palpite');
    const config: OperatorConfig = {
      databaseUrl,
      dataDirectory: await makeFolder(),
      publicOrigins: ['http://localhost:3000'],
      gamesOrigin: 'http://127.0.0.1:9',
      limits: asked.limits,
      logLevel: 'error',
      demoAccounts: false,
      picturesAhead: false,
    };
    const here = await createOperator(config);
    opened.push(here.close);
    await here.migrate();
    await here.seed();
    const pool = surviveLostConnections(new Pool({ connectionString: databaseUrl, max: 4 }));
    opened.push(() => pool.end());
    await asked.prepare(pool);
    const started: { origin: string; child: KillableOperator }[] = [];
    for (const skew of asked.skewsMilliseconds) {
      const port = await freePort();
      const child = new KillableOperator({ port, config }, skew);
      opened.push(async () => child.isAlive && (await child.kill()));
      started.push({ origin: `http://127.0.0.1:${port}`, child });
    }
    await Promise.all(started.map(({ origin, child }) => child.ready(origin)));
    const children = started.map(({ child }) => child);
    const memberAt = async (nth: number) => {
      const { username } = await createTestAccount(here, 'palpite', {});
      const browser = browserAt(here, started[nth]?.origin ?? '');
      await browser.login(username);
      return browser;
    };
    return { here, pool, children, memberAt, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A browser that calls one of the processes. */
export function browserAt(here: Operator, origin: string): Browser {
  const app = {
    async fetch(request: Request) {
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      const body = method === 'GET' ? undefined : await request.arrayBuffer();
      return fetch(`${origin}${pathname}${search}`, { method, headers, body: body ?? null });
    },
  };
  return createBrowser({ services: here.services, app }, { now: new Date() }, {});
}
