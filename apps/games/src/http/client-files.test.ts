import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readClientFiles } from './client-files.ts';

let folder: string;
let build: string;
let past: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palpite-client-files-'));
  build = join(folder, 'client');
  past = join(folder, 'past');
  await mkdir(join(build, '.vite'), { recursive: true });
  await mkdir(join(build, 'assets'));
  await mkdir(past);
  await writeFile(join(build, '.vite', 'manifest.json'), '{}');
  await writeFile(join(build, 'assets', 'reels-new.js'), 'new');
  await writeFile(join(past, 'reels-old.js'), 'old');
  await writeFile(join(past, 'reels-new.js'), 'an older file of the same name');
});
afterEach(() => rm(folder, { recursive: true }));

async function served() {
  const files = await readClientFiles(build, past);
  const app = new Hono().get('/assets/*', (c) => files.serve(c));
  return (name: string) => app.request(`/assets/${name}`);
}

test('a game opened before a release still loads the files of the previous one', async () => {
  const ask = await served();
  const old = await ask('reels-old.js');
  expect(old.status).toBe(200);
  expect(old.headers.get('cache-control')).toContain('immutable');
  expect(await old.text()).toBe('old');
  expect(await (await ask('reels-new.js')).text()).toBe('new');
});

test('an unknown file is 404 and never cached, and no path leads out of the folder', async () => {
  const ask = await served();
  for (const name of ['reels-none.js', '..%2F.vite%2Fmanifest.json', '../.vite/manifest.json']) {
    const answer = await ask(name);
    expect(answer.status, name).toBe(404);
  }
  expect((await ask('reels-none.js')).headers.get('cache-control')).toBe('no-store');
});
