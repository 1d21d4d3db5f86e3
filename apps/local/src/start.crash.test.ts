import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { databaseProcess, folderForEachTest, passwordsOf } from './testing/start.ts';

const { inFolder, start, stop, failedStart } = folderForEachTest();

async function isAlive(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return status !== '' && !/^State:\s+Z/m.test(status);
}

test('a taken port: a sentence that says what to do, exit code 1, no data touched', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, said } = await failedStart({ PORT: String(port) });
  await new Promise((resolve) => other.close(resolve));
  expect(code).toBe(1);
  expect(said).toMatch(new RegExp(`Port ${port}, .* taken .*PORT=4000 npm start`));
  expect(await readdir(inFolder('data'))).toEqual([]);
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
  const file = inFolder('data');
  await writeFile(file, 'mine');
  const { code, said } = await failedStart({});
  expect(code).toBe(1);
  expect(said).toContain('PALPITE_DATA');
  expect(await readFile(file, 'utf8')).toBe('mine');
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
  expect(await stop(site)).toBe(0);
  for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200);
  expect(await isAlive(database)).toBe(false);
  expect(await readdir(site.dataDirectory)).not.toContain('database-url');
});

test('the second start has the same accounts', async () => {
  const first = await start();
  const known = await passwordsOf(first);
  await stop(first);
  const second = await start();
  expect(await passwordsOf(second)).toBe(known);
});

test('a site that was killed outright starts again on the same data', async () => {
  const first = await start();
  const known = await passwordsOf(first);
  await first.kill();
  // The server notices its lost client within moments; the start must manage either way.
  await sleep(100);
  const second = await start();
  expect(await passwordsOf(second)).toBe(known);
  expect((await fetch(`${second.origins[0]}/readyz`)).status).toBe(200);
});
