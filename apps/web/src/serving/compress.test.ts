// @vitest-environment node
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, compressText } from './compress.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', 'identity'],
  [null, 'identity'],
])('a browser that accepts %j is answered in %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test('a page is compressed whole', async () => {
  const bytes = await compressText('página '.repeat(500), 'br', 4);
  expect(brotliDecompressSync(bytes).toString()).toBe('página '.repeat(500));
  expect(bytes.byteLength).toBeLessThan(200);
});
