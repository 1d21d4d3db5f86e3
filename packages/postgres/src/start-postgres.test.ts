import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Client, type QueryResultRow } from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createDatabase } from './databases.ts';
import { freePort } from './free-port.ts';
import { killServer } from './kill-server.ts';
import { operatingUser } from './operating-user.ts';
import { PostgresStartError } from './postgres-start-error.ts';
import type { RunningPostgres } from './start-postgres.ts';
import { DataFolders } from './testing/data-folders.ts';

const folders = new DataFolders();
const strangers: ChildProcess[] = [];
afterEach(async () => {
  for (const stranger of strangers.splice(0)) stranger.kill('SIGKILL');
  await folders.clear();
});
afterAll(() => folders.clearAll());

async function query<Row extends QueryResultRow>(
  server: RunningPostgres,
  text: string,
): Promise<Row[]> {
  const client = new Client({ connectionString: server.url('postgres') });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

test('what was written is there after a stop and a start, on the same port', async () => {
  const folder = await folders.makeReady();
  const first = await folders.start(folder);
  await query(first, 'create table kept as select 42 as answer');
  await first.stop();
  const second = await folders.start(folder);
  expect(await query(second, 'select answer from kept')).toEqual([{ answer: 42 }]);
  expect(second.connection.port).toBe(first.connection.port);
  expect(second.reused).toBe(false);
});

test('a committed transaction is on the disk, pages have checksums, and text sorts the same everywhere', async () => {
  const server = await folders.start(await folders.makeReady());
  const settings = await query<{ name: string; setting: string }>(
    server,
    `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes',
       'data_checksums', 'jit', 'listen_addresses', 'unix_socket_directories', 'password_encryption')`,
  );
  expect(Object.fromEntries(settings.map((row) => [row.name, row.setting]))).toEqual({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    data_checksums: 'on',
    jit: 'off',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    password_encryption: 'scram-sha-256',
  });
  const [locale] = await query(
    server,
    `select datlocprovider as provider, datlocale as locale, pg_encoding_to_char(encoding) as encoding
     from pg_database where datname = 'postgres'`,
  );
  expect(locale).toEqual({ provider: 'b', locale: 'C.UTF-8', encoding: 'UTF8' });
});

test('nobody gets in without the password, and nobody else can read it', async () => {
  const folder = await folders.make();
  const server = await folders.start(folder);
  for (const password of ['', 'palpite', 'postgres']) {
    const client = new Client({ ...server.connection, password, database: 'postgres' });
    await expect(client.connect()).rejects.toThrow();
  }
  const cluster = await stat(join(server.home, 'cluster'));
  const password = await stat(join(server.home, 'cluster', 'palpite.password'));
  expect(cluster.mode & 0o777).toBe(0o700);
  expect(password.mode & 0o777).toBe(0o600);
  expect((await stat(join(server.home, 'server.log'))).mode & 0o777).toBe(0o600);
});

test('a process that was killed leaves its database running, and the next one takes it over', async () => {
  const folder = await folders.makeReady();
  const killed = await folders.startElsewhere(folder, { die: true });
  const server = await folders.start(folder);
  expect(server.reused).toBe(true);
  expect(server.pid).toBe(killed.pid);
});

test('a database that a living process uses is not taken from it', async () => {
  const folder = await folders.makeReady();
  const owner = await folders.startElsewhere(folder);
  expect(owner.reused).toBe(false);
  await expect(folders.start(folder)).rejects.toThrow(/in use by another running process/);
  await owner.end();
  const server = await folders.start(folder);
  expect(server.reused).toBe(false);
});

test('two starts at the same moment make one database, and one of them is refused with the reason', async () => {
  const folder = await folders.make();
  const both = await Promise.allSettled([folders.start(folder), folders.start(folder)]);
  expect(both.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
  const refused = both.find((each) => each.status === 'rejected');
  expect(refused?.reason).toBeInstanceOf(PostgresStartError);
  expect(await readdir(folder)).not.toContainEqual(expect.stringMatching(/^cluster\.new/));
});

test.each([
  ['the head alone', 'head'],
  ['the head and all its children', 'everything'],
] as const)('after a kill -9 of %s the database recovers', async (_name, what) => {
  const folder = await folders.makeReady();
  const server = await folders.start(folder);
  await query(server, 'create table kept as select 42 as answer');
  // Somebody is at work, so that a child outlives the head for a while.
  const client = new Client({ connectionString: server.url('postgres') });
  client.on('error', () => undefined);
  await client.connect();
  const busy = client.query('select pg_sleep(3)').catch(() => 'cut off');
  await killServer(server, what);
  const next = await folders.start(folder);
  expect(await query(next, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await client.end().catch(() => undefined);
  await busy;
});

test('a leftover pid file that names a stranger does not block the start, and the stranger lives', async () => {
  const folder = await folders.makeReady();
  const server = await folders.start(folder);
  await server.stop();
  // The worst case: the process id was used again, by another process of the server's own user.
  const user = await operatingUser();
  const stranger = spawn('/bin/sleep', ['60'], { ...user, cwd: '/', stdio: 'ignore' });
  strangers.push(stranger);
  const cluster = join(server.home, 'cluster');
  const port = server.connection.port;
  await writeFile(
    join(cluster, 'postmaster.pid'),
    `${stranger.pid}\n${cluster}\n1700000000\n${port}\n\n127.0.0.1\n 1 1\nready   \n`,
  );
  const said: string[] = [];
  const next = await folders.start(folder, { log: (line) => said.push(line) });
  expect(next.reused).toBe(false);
  expect(said.join(' ')).toContain('leftover postmaster.pid');
  expect(stranger.exitCode).toBeNull();
  expect(stranger.signalCode).toBeNull();
});

test('a port that is asked for and taken is refused with a sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  const port = await new Promise<number>((resolve) => {
    taken.once('listening', () => {
      const address = taken.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  try {
    await expect(folders.start(await folders.makeReady(), { port })).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is taken by another program.`,
    );
  } finally {
    taken.close();
  }
});

test('when the remembered port has been taken by another program, another one is found', async () => {
  const folder = await folders.makeReady();
  const first = await folders.start(folder);
  await first.stop();
  const taken = createServer().listen(first.connection.port, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  try {
    const second = await folders.start(folder);
    expect(second.connection.port).not.toBe(first.connection.port);
    await query(second, 'select 1');
  } finally {
    taken.close();
  }
});

test('a port that is asked for is used', async () => {
  const port = await freePort();
  const server = await folders.start(await folders.makeReady(), { port });
  expect(server.connection.port).toBe(port);
});

test('two data folders have a database each', async () => {
  const [one, two] = await Promise.all([
    folders.start(await folders.make()),
    folders.start(await folders.make()),
  ]);
  await createDatabase(one, 'mine');
  const names = await query<{ datname: string }>(two, 'select datname from pg_database');
  expect(names.map((row) => row.datname)).not.toContain('mine');
  expect(one.connection.port).not.toBe(two.connection.port);
  expect(one.connection.password).not.toBe(two.connection.password);
});

test('a database is made once, however often it is asked for', async () => {
  const server = await folders.start(await folders.makeReady());
  await Promise.all([createDatabase(server, 'site'), createDatabase(server, 'site')]);
  await createDatabase(server, 'site');
  const found = await query(server, `select 1 from pg_database where datname = 'site'`);
  expect(found).toHaveLength(1);
});

test('a long log is set aside at a start', async () => {
  const folder = await folders.makeReady();
  const server = await folders.start(folder);
  await server.stop();
  await writeFile(join(server.home, 'server.log'), 'x'.repeat(10_000_001));
  await folders.start(folder);
  expect((await readFile(join(server.home, 'server.log.1'))).length).toBe(10_000_001);
  expect((await stat(join(server.home, 'server.log'))).size).toBeLessThan(100_000);
});
