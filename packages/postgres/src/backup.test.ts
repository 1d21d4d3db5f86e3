import { appendFile, cp, mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { backup, restore } from './backup.ts';
import { PostgresStartError } from './postgres-start-error.ts';
import { DataFolders } from './testing/data-folders.ts';

const folders = new DataFolders();
afterEach(() => folders.clear());
afterAll(() => folders.clearAll());

/** One backup for the tests that damage a copy of it. */
let sound: Promise<string> | undefined;

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const countRows = (url: string) =>
  withClient(url, async (client) => {
    const found = await client.query<{ n: number }>('select count(*)::int as n from work');
    return found.rows[0]?.n ?? 0;
  });

async function made(): Promise<{ folder: string; target: string }> {
  const folder = await folders.makeReady();
  const server = await folders.start(folder);
  await withClient(server.url('postgres'), (client) =>
    client.query('create table work as select generate_series(1, 5000) as id'),
  );
  await server.stop();
  return { folder, target: join(await folders.make(), 'backup') };
}

test('a drill: a backup under traffic is restored elsewhere, with all that was committed before it', async () => {
  const { folder, target } = await made();
  const server = await folders.start(folder);
  const url = server.url('postgres');
  let busy = true;
  const traffic = withClient(url, async (client) => {
    await client.query('create table pages (id int primary key, filler text)');
    for (let at = 0; busy; at += 1) {
      await client.query(
        `with done as (insert into work values ($1)) insert into pages values ($1, repeat('x', 3000))`,
        [at],
      );
      if (at % 40 === 0) await client.query('checkpoint');
    }
  });
  const before = await countRows(url);
  const report = await backup({ dataDirectory: folder, target });
  const after = await countRows(url);
  busy = false;
  await traffic;
  expect(report.files).toBeGreaterThan(500);
  // The original is lost, as in the real case.
  await server.stop();
  await rm(join(server.home, 'cluster'), { recursive: true });
  const elsewhere = await folders.make();
  await restore({ source: target, dataDirectory: elsewhere });
  const restored = await folders.start(elsewhere);
  const found = await countRows(restored.url('postgres'));
  expect(found).toBeGreaterThanOrEqual(before);
  expect(found).toBeLessThanOrEqual(after);
  expect(restored.connection.password).toBe(server.connection.password);
  // What was written to two tables at once is there in both or in neither.
  const pages = await withClient(restored.url('postgres'), (client) =>
    client.query<{ n: number }>('select count(*)::int as n from pages'),
  );
  expect(pages.rows[0]?.n).toBe(found - 5000);
  // And it goes on from there.
  await withClient(restored.url('postgres'), (client) =>
    client.query('insert into work values (0)'),
  );
});

test('a database that does not run is started for its backup, and stopped again', async () => {
  const { folder, target } = await made();
  const said: string[] = [];
  await backup({ dataDirectory: folder, target, log: (line) => said.push(line) });
  expect(said).toContain('The database is not running: starting it for the backup.');
  await rm(join(folder, 'cluster'), { recursive: true });
  await restore({ source: target, dataDirectory: folder });
  const server = await folders.start(folder);
  expect(server.reused).toBe(false);
  expect(await countRows(server.url('postgres'))).toBe(5000);
});

test('a backup holds no running server’s notes, and is private', async () => {
  const { folder, target } = await made();
  await folders.start(folder);
  await backup({ dataDirectory: folder, target });
  const names = await readdir(join(target, 'cluster'));
  expect(names).not.toContain('postmaster.pid');
  expect(names).toContain('backup_label');
});

test('a restore never overwrites a database', async () => {
  const { folder, target } = await made();
  await backup({ dataDirectory: folder, target });
  await expect(restore({ source: target, dataDirectory: folder })).rejects.toThrow(
    /There is a database in .* already\. Stop the site, move the folder away/,
  );
  const server = await folders.start(folder);
  expect(await countRows(server.url('postgres'))).toBe(5000);
});

test.each<[string, (target: string) => Promise<unknown>, RegExp]>([
  [
    'has a changed file',
    (target) => appendFile(join(target, 'cluster', 'PG_VERSION'), '!'),
    /PG_VERSION is not what was backed up/,
  ],
  [
    'has a cut file',
    (target) => truncate(join(target, 'cluster', 'global', 'pg_control'), 10),
    /pg_control is not what/,
  ],
  [
    'lacks a file',
    (target) => rm(join(target, 'cluster', 'backup_label')),
    /backup_label is not what/,
  ],
  ['was never finished', (target) => rm(join(target, 'backup.json')), /is not a whole backup/],
])('a backup that %s is refused, and nothing is restored', async (_what, damage, told) => {
  const target = join(await folders.make(), 'backup');
  sound ??= made().then(async (first) => {
    const kept = join(await folders.keep(), 'backup');
    await backup({ dataDirectory: first.folder, target: kept });
    return kept;
  });
  await cp(await sound, target, { recursive: true });
  await damage(target);
  const elsewhere = await folders.make();
  await expect(restore({ source: target, dataDirectory: elsewhere })).rejects.toThrow(told);
  expect(await readdir(elsewhere)).toEqual([]);
});

test('a backup does not go into a folder with something in it, nor is nothing backed up', async () => {
  const { folder } = await made();
  const target = await folders.make();
  await writeFile(join(target, 'mine'), '');
  await expect(backup({ dataDirectory: folder, target })).rejects.toThrow(/is not empty/);
  await expect(
    backup({ dataDirectory: folder, target: join(target, 'mine', 'below') }),
  ).rejects.toThrow(/for the backup cannot be used: it, or a part of its path, is a file/);
  const nothing = join(await folders.make(), 'nothing');
  await mkdir(nothing);
  await expect(backup({ dataDirectory: nothing, target: join(target, 'new') })).rejects.toThrow(
    PostgresStartError,
  );
});
