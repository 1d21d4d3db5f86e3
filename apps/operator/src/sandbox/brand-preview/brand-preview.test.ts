import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BRANDS_DIRECTORY } from '@palpite/brands/read-brand.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestOperator, type TestOperator } from '#testing/operator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.close());

const open = (path: string, from: { address?: string; host?: string } = {}) => {
  const { address = '127.0.0.1', host = 'localhost' } = from;
  return operator.browser({ address, host }).fetch(path);
};

test('a developer sees a brand’s colours in both themes and each pair with its contrast', async () => {
  const response = await open('/dev/brand?brand=lumen');
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toContain('Lumen');
  expect(page).toMatch(/All \d+ pairs of colours have their contrast/);
  expect(page).toMatch(/\.light\{color-scheme:light;--canvas:oklch\(/);
  expect(response.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'nonce-[\w+/=]+'; script-src 'nonce-[\w+/=]+'; connect-src 'self'; form-action 'self'/,
  );
});

test('with hues in the address it shows the palette that the maker would write, and what to copy', async () => {
  const own = await (await open('/dev/brand?brand=lumen')).text();
  const query = 'brand=lumen&ground=200&accent=20&ceremony=90&strength=1&bar=accent';
  const page = await (await open(`/dev/brand?${query}`)).text();
  expect(page).toContain('&quot;accent&quot;:20');
  const canvas = (text: string) => /--canvas:[^;]+/.exec(text)?.[0];
  expect(canvas(page)).not.toBe(canvas(own));
});

test.each([
  ['another machine', { address: '203.0.113.7' }],
  ['a name that was led here', { host: 'rebound.example' }],
])('to %s there is no such page', async (_who, from) => {
  expect((await open('/dev/brand', from)).status).toBe(404);
});

test('a brand that is not there is not found, and a hue that is none changes nothing', async () => {
  expect((await open('/dev/brand?brand=..%2Flumen')).status).toBe(404);
  const page = await (await open('/dev/brand?brand=lumen&accent=%3Cscript%3E')).text();
  expect(page).not.toContain('<script>alert');
  expect(page).toContain('of its files');
});

test('a changed file shows at once; one that does not fit is named, as text', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'palpite-preview-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  await cp(join(BRANDS_DIRECTORY, 'lumen'), join(directory, 'lumen'), { recursive: true });
  const reading = await createTestOperator({ config: { brandsDirectory: directory } });
  onTestFinished(() => reading.close());
  const visitor = reading.browser({ address: '127.0.0.1', host: 'localhost' });
  const shown = async () => (await visitor.fetch('/dev/brand?brand=lumen')).text();
  expect(await shown()).toContain('have their contrast');
  const file = join(directory, 'lumen', 'face.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replaceAll(/"textMuted": "[^"]+"/g, '"textMuted": "0.9 0.01 85"'));
  expect(await shown()).toMatch(/pairs of colours are too close/);
  await writeFile(file, text.replace('"rail"', '"<img>"'));
  expect(await shown()).toMatch(/role="alert"[^>]*>brand lumen: face\.shell/);
});
