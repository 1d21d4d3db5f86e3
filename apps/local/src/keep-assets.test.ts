import { mkdtemp, readdir, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepAssets } from './keep-assets.ts';
import { serveStatic } from './static-files.ts';

const DAY = 24 * 60 * 60_000;
const START = new Date('2026-03-01T12:00:00Z');
const days = (count: number) => new Date(START.getTime() + count * DAY);

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'palpite-assets-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** A build with these files, and the site that starts on it. */
async function startOn(build: string, names: readonly string[], now: Date) {
  const client = join(root, build, 'client');
  await mkdir(join(client, 'assets'), { recursive: true });
  await Promise.all(names.map((name) => writeFile(join(client, 'assets', name), `of ${name}`)));
  const past = await keepAssets(join(client, 'assets'), join(root, 'data'), now);
  const files = await serveStatic(client, past);
  return async (name: string) => files(new Request(`http://localhost/assets/${name}`));
}

test('[SHELL-18] a page of an earlier release still gets its parts, for 14 days after the newer one', async () => {
  await startOn('one', ['start-a.js', 'login-a.js'], days(0));
  // The first release was in use for a month: what counts is when it was replaced.
  let get = await startOn('two', ['start-b.js', 'login-b.js'], days(30));
  const old = await get('login-a.js');
  expect(old?.status).toBe(200);
  expect(old?.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(old?.headers.get('Cache-Control')).toContain('immutable');
  expect(await old?.text()).toBe('of login-a.js');

  get = await startOn('three', ['start-c.js', 'login-b.js'], days(43));
  expect((await get('login-a.js'))?.status).toBe(200);
  get = await startOn('three', ['start-c.js', 'login-b.js'], days(45));
  expect((await get('login-a.js'))?.status).toBe(404);
  expect((await get('start-b.js'))?.status).toBe(200);
  get = await startOn('three', ['start-c.js', 'login-b.js'], days(58));
  expect((await get('start-b.js'))?.status).toBe(404);
  // Part of the present release, however old it is.
  expect((await get('login-b.js'))?.status).toBe(200);
});

test('a release that comes back, and a restart, age nothing that is in use', async () => {
  await startOn('one', ['start-a.js'], days(0));
  await startOn('two', ['start-b.js'], days(1));
  await startOn('one', ['start-a.js'], days(2));
  const get = await startOn('one', ['start-a.js'], days(15));
  expect((await get('start-a.js'))?.status).toBe(200);
  expect((await get('start-b.js'))?.status).toBe(200);
  expect(await readdir(join(root, 'data/files'))).toEqual(['start-a.js', 'start-b.js']);
});

test('where the note of the last release is lost, nothing is removed before its time', async () => {
  await startOn('one', ['start-a.js'], days(0));
  await rm(join(root, 'data/last-release.json'));
  let get = await startOn('two', ['start-b.js'], days(40));
  expect((await get('start-a.js'))?.status).toBe(200);
  get = await startOn('two', ['start-b.js'], days(55));
  expect((await get('start-a.js'))?.status).toBe(404);
});

test('the folder’s own note is no file of the site', async () => {
  const get = await startOn('one', ['start-a.js'], days(0));
  expect((await get('last-release.json'))?.status).toBe(404);
});
