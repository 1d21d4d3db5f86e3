import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { precompress } from './precompress.ts';
import { serveStatic } from './static-files.ts';

let directory: string;
let files: Awaited<ReturnType<typeof serveStatic>>;
const script = `export const text = '${'palpite '.repeat(200)}';`;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'palpite-static-'));
  mkdirSync(join(directory, 'assets'));
  mkdirSync(join(directory, '.vite'));
  writeFileSync(join(directory, 'assets/main-abc.js'), script);
  writeFileSync(join(directory, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(directory, '.vite/manifest.json'), '{}');
  await precompress(directory);
  files = await serveStatic(directory);
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  files(new Request(`http://localhost${path}`, { headers, method }));
const bytes = async (response: Response | undefined) =>
  Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer());

test('a file that names its content is served compressed, and may be kept for ever', async () => {
  const brotli = await get('/assets/main-abc.js', { 'Accept-Encoding': 'gzip, br' });
  expect(brotli?.headers.get('Content-Encoding')).toBe('br');
  expect(brotli?.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(brotli?.headers.get('Vary')).toBe('Accept-Encoding');
  expect(brotliDecompressSync(await bytes(brotli)).toString()).toBe(script);
  const gzip = await get('/assets/main-abc.js', { 'Accept-Encoding': 'gzip' });
  expect(gunzipSync(await bytes(gzip)).toString()).toBe(script);
  const plain = await get('/assets/main-abc.js');
  expect(plain?.headers.get('Content-Encoding')).toBeNull();
  expect(await plain?.text()).toBe(script);
});

test('a file that is known already costs no bytes', async () => {
  const etag = (await get('/favicon.svg'))?.headers.get('ETag') ?? '';
  const again = await get('/favicon.svg', { 'If-None-Match': etag });
  expect(again?.status).toBe(304);
  const head = await get('/favicon.svg', {}, 'HEAD');
  expect(head?.headers.get('Content-Length')).toBe('41');
  expect(await bytes(head)).toHaveLength(0);
});

test('a missing asset is 404 and never kept, so that a later release can bring it', async () => {
  const missing = await get('/assets/old-xyz.js');
  expect(missing?.status).toBe(404);
  expect(missing?.headers.get('Cache-Control')).toBe('no-store');
});

test('pages, the build’s own notes and paths out of the folder are not files', async () => {
  for (const path of ['/', '/home', '/.vite/manifest.json', '/%2e%2e/package.json']) {
    expect(await get(path), path).toBeUndefined();
  }
});
