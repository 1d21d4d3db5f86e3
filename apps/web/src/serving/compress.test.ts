// @vitest-environment node
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, compressStream, compressText } from './compress.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', 'identity'],
  [null, 'identity'],
])('a browser that accepts %j is answered in %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test('the first part of a page leaves before the second is made', async () => {
  let sendSecond: () => void = () => undefined;
  const second = new Promise<void>((resolve) => {
    sendSecond = resolve;
  });
  const page = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('the shell'));
      await second;
      controller.enqueue(new TextEncoder().encode(', the rest'));
      controller.close();
    },
  });
  const reader = compressStream(page, 'br').getReader();
  const parts = [(await reader.read()).value ?? new Uint8Array()];
  expect(parts[0]?.byteLength).toBeGreaterThan(0);
  sendSecond();
  for (let part = await reader.read(); !part.done; part = await reader.read())
    parts.push(part.value);
  expect(brotliDecompressSync(Buffer.concat(parts)).toString()).toBe('the shell, the rest');
});

test('a kept page is compressed whole', async () => {
  const bytes = await compressText('página '.repeat(500), 'br');
  expect(brotliDecompressSync(bytes).toString()).toBe('página '.repeat(500));
  expect(bytes.byteLength).toBeLessThan(200);
});
