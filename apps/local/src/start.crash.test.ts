import { spawn } from 'node:child_process';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, startPostgres } from '@palpite/postgres';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CHECKOUT } from './settings.ts';
import { type SiteProcess, startSiteProcess } from './site-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const running: SiteProcess[] = [];

beforeEach(async () => {
  folder = await temporaryFolder('start');
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((site) => site.stop()));
  await folder.remove();
});

async function start(port = 0): Promise<SiteProcess> {
  const site = await startSiteProcess({ dataDirectory: join(folder.path, 'data'), port });
  running.push(site);
  return site;
}

/** Runs a start that is meant to fail. */
const failedStart = (environment: NodeJS.ProcessEnv) => run('main.ts', environment);

const operatorCommand = (environment: NodeJS.ProcessEnv, ...words: string[]) =>
  run('operator-command.ts', environment, ...words);

/** Runs a program of this room to its end: its exit code, and what it said. */
async function run(program: string, environment: NodeJS.ProcessEnv, ...words: string[]) {
  const file = join(CHECKOUT, 'apps/local/src', program);
  const child = spawn(process.execPath, [file, ...words], {
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: '',
      PALPITE_DATA: join(folder.path, 'data'),
      ...environment,
    },
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, said };
}

const passwords = (site: SiteProcess) =>
  readFile(join(site.dataDirectory, 'demo-accounts.json'), 'utf8');

async function isAlive(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return status !== '' && !/^State:\s+Z/m.test(status);
}

async function databaseProcess(site: SiteProcess): Promise<number> {
  const file = join(site.dataDirectory, 'postgres/cluster/postmaster.pid');
  return Number((await readFile(file, 'utf8')).split('\n')[0]);
}

test('a taken port: a sentence that says what to do, exit code 1, no data touched', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, said } = await failedStart({ PORT: String(port) });
  await new Promise((resolve) => other.close(resolve));
  expect(code).toBe(1);
  expect(said).toMatch(new RegExp(`Port ${port}, .* taken .*PORT=4000 npm start`));
  expect(await readdir(join(folder.path, 'data'))).toEqual([]);
});

test.each([
  ['no server there', 'postgres://me:secret@127.0.0.1:9/site', 'cannot be reached'],
  ['not an address', 'mysql://somewhere', 'DATABASE_URL is not a PostgreSQL address'],
])(
  'DATABASE_URL with %s: a sentence that says what to do, without the password',
  async (_, url, sentence) => {
    const { code, said } = await failedStart({ DATABASE_URL: url });
    expect(code).toBe(1);
    expect(said).toContain(sentence);
    expect(said).toContain('DATABASE_URL');
    expect(said).not.toContain('secret');
  },
);

test('a data folder that is a file: a sentence that says what to do, and the file is as it was', async () => {
  const file = join(folder.path, 'data');
  await writeFile(file, 'mine');
  const { code, said } = await failedStart({});
  expect(code).toBe(1);
  expect(said).toContain('PALPITE_DATA');
  expect(await readFile(file, 'utf8')).toBe('mine');
});

test('a damaged database: a sentence that says what to do, and nothing of it is thrown away', async () => {
  const site = await start();
  await site.stop();
  running.length = 0;
  const cluster = join(folder.path, 'data/postgres/cluster');
  const before = await readdir(cluster);
  await writeFile(join(cluster, 'global/pg_control'), 'no longer a control file');
  const { code, said } = await failedStart({});
  expect(code).toBe(1);
  expect(said).toMatch(/damaged|backup|restore/i);
  expect(await readdir(cluster)).toEqual(expect.arrayContaining(before));
});

test('a data folder that another site uses: a sentence that says so, and that site goes on', async () => {
  const site = await start();
  const { code, said } = await failedStart({});
  expect(code).toBe(1);
  expect(said).toContain('in use');
  expect((await fetch(`${site.origins[0]}/readyz`)).status).toBe(200);
});

test('SIGTERM answers the requests that run, closes everything, the database too, and ends with 0', async () => {
  const site = await start();
  const database = await databaseProcess(site);
  expect(await isAlive(database)).toBe(true);
  const answers = Array.from({ length: 20 }, () => fetch(`${site.origins[0]}/wps/system/status`));
  await Promise.race(answers);
  expect(await site.stop()).toBe(0);
  for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200);
  expect(await isAlive(database)).toBe(false);
  expect(await readdir(site.dataDirectory)).not.toContain('database-url');
});

test('SIGTERM to npm alone stops the site too, and its database', async () => {
  const npm = spawn('npm', ['start'], {
    cwd: CHECKOUT,
    detached: true,
    env: { ...process.env, PORT: '0', DATABASE_URL: '', PALPITE_DATA: join(folder.path, 'data') },
  });
  let said = '';
  const ready = new Promise<void>((resolve) => {
    npm.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.includes('Ready after')) resolve();
    });
  });
  const closed = new Promise<void>((resolve) => npm.stdout.once('close', resolve));
  await ready;
  npm.kill('SIGTERM');
  // The output closes when the last of its writers has ended, not with npm.
  await closed;
  expect(said).toContain('Stopped.');
  expect(await readdir(join(folder.path, 'data'))).not.toContain('database-url');
});

test('with DATABASE_URL the site keeps everything there, and leaves that server running when it stops', async () => {
  const server = await startPostgres({ dataDirectory: join(folder.path, 'elsewhere') });
  try {
    await createDatabase(server, 'mine');
    const site = await startSiteProcess({
      dataDirectory: join(folder.path, 'data'),
      port: 0,
      databaseUrl: server.url('mine'),
    });
    expect((await fetch(`${site.origins[0]}/readyz`)).status).toBe(200);
    expect(await site.stop()).toBe(0);
    expect(await readdir(site.dataDirectory)).not.toContain('postgres');
    const client = new Client({ connectionString: server.url('mine') });
    await client.connect();
    const { rows } = await client.query(
      `select (select count(*)::int from operator.brand) as brands,
         (select count(*)::int from operator.account) as accounts`,
    );
    await client.end();
    // Such a database may have real players: no demo account is made in it.
    expect(rows).toEqual([{ brands: 3, accounts: 0 }]);
  } finally {
    await server.stop();
  }
});

test('a database user that may not prepare the database: a sentence that says which right is missing', async () => {
  const server = await startPostgres({ dataDirectory: join(folder.path, 'elsewhere') });
  try {
    await createDatabase(server, 'mine');
    const owner = new Client({ connectionString: server.url('mine') });
    await owner.connect();
    await owner.query(`create role reader login password 'reads-only'`);
    await owner.end();
    const url = new URL(server.url('mine'));
    url.username = 'reader';
    url.password = 'reads-only';
    const { code, said } = await failedStart({ DATABASE_URL: url.href });
    expect(code).toBe(1);
    expect(said).toMatch(/The user of DATABASE_URL may not prepare the database: .*CREATEROLE/);
    expect(said).not.toContain('reads-only');
  } finally {
    await server.stop();
  }
});

test('the second start is ready within 5 s and has the same accounts', async () => {
  const first = await start();
  const known = await passwords(first);
  await first.stop();
  const began = performance.now();
  const second = await start();
  expect(performance.now() - began).toBeLessThan(5000);
  expect(await passwords(second)).toBe(known);
});

test('a site that was killed outright starts again on the same data', async () => {
  const first = await start();
  const known = await passwords(first);
  await first.kill();
  // The server notices its lost client within moments; the start must manage either way.
  await sleep(100);
  const second = await start();
  expect(await passwords(second)).toBe(known);
  expect((await fetch(`${second.origins[0]}/readyz`)).status).toBe(200);
});

test('a backup of a running site, restored elsewhere, is the same site; nothing there is overwritten', async () => {
  const site = await start();
  const copy = { PALPITE_DATA: join(folder.path, 'copy') };
  const from = join(folder.path, 'backup');
  const made = await operatorCommand({ PALPITE_DATA: site.dataDirectory }, 'backup', from);
  expect(made.code, made.said).toBe(0);
  const restored = await operatorCommand(copy, 'restore', from);
  expect(restored.code, restored.said).toBe(0);
  const again = await operatorCommand(copy, 'restore', from);
  expect(again.code).toBe(1);
  expect(again.said).toMatch(/already|is there/);
  const twin = await startSiteProcess({ dataDirectory: copy.PALPITE_DATA, port: 0 });
  running.push(twin);
  expect(await passwords(twin)).toBe(await passwords(site));
  const books = await operatorCommand(copy, 'verify-ledger');
  expect(books.code, books.said).toBe(0);
});

test('a database that is killed under a running site comes back, and the site with it', async () => {
  const site = await start();
  process.kill(await databaseProcess(site), 'SIGKILL');
  const ready = async () => (await fetch(`${site.origins[0]}/readyz`)).status;
  await expect.poll(ready, { timeout: 5_000, interval: 20 }).toBe(503);
  await expect.poll(ready, { timeout: 20_000 }).toBe(200);
  expect(site.output()).toContain('The database has ended unexpectedly');
});
