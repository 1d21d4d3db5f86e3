import { spawn } from 'node:child_process';
import { cp, mkdir, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { PostgresStartError } from './postgres-start-error.ts';
import { DataFolders } from './testing/data-folders.ts';

const folders = new DataFolders();
afterEach(() => folders.clear());
afterAll(() => folders.clearAll());

/** The files of a cluster, but for the note of a server that came and went. */
async function content(cluster: string): Promise<string[]> {
  const names = await readdir(cluster, { recursive: true });
  return names.filter((name) => name !== 'postmaster.pid').sort();
}

test.each<[string, (cluster: string) => Promise<unknown>, RegExp]>([
  [
    'a torn control file',
    (cluster) => truncate(join(cluster, 'global', 'pg_control'), 100),
    /damaged/,
  ],
  ['no control file', (cluster) => rm(join(cluster, 'global', 'pg_control')), /damaged/],
  ['no log', (cluster) => rm(join(cluster, 'pg_wal'), { recursive: true }), /damaged/],
  ['no version', (cluster) => rm(join(cluster, 'PG_VERSION')), /damaged: the file PG_VERSION/],
  ['no password', (cluster) => rm(join(cluster, 'palpite.password')), /damaged: the file palpite/],
  [
    'another version',
    (cluster) => writeFile(join(cluster, 'PG_VERSION'), '15\n'),
    /another major version/,
  ],
])(
  'a data folder with %s is reported in a sentence, and left as it was',
  async (_what, damage, told) => {
    const folder = await folders.makeReady();
    const server = await folders.start(folder);
    await server.stop();
    const cluster = join(server.home, 'cluster');
    await damage(cluster);
    const before = await content(cluster);
    await expect(folders.start(folder)).rejects.toThrow(PostgresStartError);
    await expect(folders.start(folder)).rejects.toThrow(told);
    expect(await content(cluster)).toEqual(before);
  },
);

test('a data folder that is a file is reported in a sentence', async () => {
  const folder = await folders.make();
  await writeFile(join(folder, 'file'), '');
  for (const path of ['file', 'file/below']) {
    await expect(folders.start(join(folder, path))).rejects.toThrow(
      /cannot be used: it, or a part of its path, is a file\. .*name another one with PALPITE_DATA/,
    );
  }
});

test('a first start that was killed half-way leaves nothing in the way of the next', async () => {
  const folder = await folders.make();
  const maker = spawn('/bin/true');
  await new Promise((resolve) => maker.once('close', resolve));
  const half = `cluster.new-${maker.pid}-12345678`;
  await mkdir(join(folder, half));
  await writeFile(join(folder, half, 'PG_VERSION'), '18\n');
  const server = await folders.start(folder);
  expect(await readdir(server.home)).not.toContain(half);
});

test('a data folder below a private one is refused when it holds a database, and else kept elsewhere', async () => {
  const [parent, shared] = [await folders.make(), await folders.make()];
  const inner = join(parent, 'private', 'data');
  await mkdir(join(parent, 'private'), { mode: 0o700 });
  const first = await folders.startElsewhere(inner, { env: { PALPITE_SHARED: shared } });
  // For an ordinary user nothing is out of reach: the server runs as that user.
  const isRoot = process.getuid?.() === 0;
  expect(first.home?.startsWith(isRoot ? shared : inner)).toBe(true);
  expect(first.lines?.join(' ').includes('cannot reach')).toBe(isRoot);
  await first.end();
  const again = await folders.startElsewhere(inner, { env: { PALPITE_SHARED: shared } });
  expect(again.home).toBe(first.home);
  await again.end();
  if (!isRoot) return;
  await rm(join(inner, 'database-location'));
  await rename(first.home ?? '', join(parent, 'moved'));
  await cp(join(parent, 'moved', 'cluster'), join(inner, 'cluster'), { recursive: true });
  const refused = await folders.startElsewhere(inner, { env: { PALPITE_SHARED: shared } });
  expect(refused.refused).toMatch(/a folder above it is private.*chmod o\+x/);
});
