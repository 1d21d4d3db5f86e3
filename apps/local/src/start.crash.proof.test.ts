import { spawn } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase, startPostgres } from '@palpite/postgres';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { CHECKOUT } from './settings.ts';
import { startSiteProcess } from './site-process.ts';
import { databaseProcess, folderForEachTest, passwordsOf } from './testing/start.ts';

/** Starts and ends that take the longest; `start.crash.test.ts` has the others. */

const { inFolder, start, stop, failedStart, operatorCommand } = folderForEachTest();

test('a damaged database: a sentence that says what to do, and nothing of it is thrown away', async () => {
  const site = await start();
  await stop(site);
  const cluster = inFolder('data/postgres/cluster');
  const before = await readdir(cluster);
  await writeFile(join(cluster, 'global/pg_control'), 'no longer a control file');
  const { code, said } = await failedStart({});
  expect(code).toBe(1);
  expect(said).toMatch(/damaged|backup|restore/i);
  expect(await readdir(cluster)).toEqual(expect.arrayContaining(before));
});

test('SIGTERM to npm alone stops the site too, and its database', async () => {
  const npm = spawn('npm', ['start'], {
    cwd: CHECKOUT,
    detached: true,
    env: { ...process.env, PORT: '0', DATABASE_URL: '', PALPITE_DATA: inFolder('data') },
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
  expect(await readdir(inFolder('data'))).not.toContain('database-url');
});

test('with DATABASE_URL the site keeps everything there, and leaves that server running when it stops', async () => {
  const server = await startPostgres({ dataDirectory: inFolder('elsewhere') });
  try {
    await createDatabase(server, 'mine');
    const site = await startSiteProcess({
      dataDirectory: inFolder('data'),
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
  const server = await startPostgres({ dataDirectory: inFolder('elsewhere') });
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
    expect(said).toMatch(
      /^\s*The database user "reader" may not take the role .*create role palpite_app/,
    );
    expect(said).not.toContain('reads-only');
  } finally {
    await server.stop();
  }
});

test('a backup of a running site, restored elsewhere, is the same site; nothing there is overwritten', async () => {
  const site = await start();
  const copy = { PALPITE_DATA: inFolder('copy') };
  const from = inFolder('backup');
  const made = await operatorCommand({ PALPITE_DATA: site.dataDirectory }, 'backup', from);
  expect(made.code, made.said).toBe(0);
  const restored = await operatorCommand(copy, 'restore', from);
  expect(restored.code, restored.said).toBe(0);
  const again = await operatorCommand(copy, 'restore', from);
  expect(again.code).toBe(1);
  expect(again.said).toMatch(/already|is there/);
  const twin = await start('copy');
  expect(await passwordsOf(twin)).toBe(await passwordsOf(site));
  const books = await operatorCommand(copy, 'verify-ledger');
  expect(books.code, books.said).toBe(0);
});

test('a database that is killed under a running site comes back, and the site with it', async () => {
  const site = await start();
  process.kill(await databaseProcess(site), 'SIGKILL');
  const ready = async () => (await fetch(`${site.origins[0]}/readyz`)).status;
  await expect.poll(ready, { interval: 20 }).toBe(503);
  await expect.poll(ready).toBe(200);
  expect(site.output()).toContain('The database has ended unexpectedly');
});
