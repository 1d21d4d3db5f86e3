import { readFile } from 'node:fs/promises';
import { BRANDS_DIRECTORY, readBrand } from '@palpite/brands/read-brand.ts';
import { themeOf } from '@palpite/brands/theme.ts';
import { expect, test } from 'vitest';
import { createTestOperator } from '#testing/operator.ts';
import { faceStyle, RADII } from './face-style.ts';

const tokens = await readFile(
  new URL('../../../../../../packages/ui/src/tokens.css', import.meta.url),
  'utf8',
);

/** The corners that the site's tokens give to a radius; the first rule applies to a brand with soft corners. */
function cornersOf(radius: keyof typeof RADII): Record<string, string> {
  const from = radius === 'soft' ? 0 : tokens.indexOf(`data-radius="${radius}"`);
  const rule = tokens.slice(from, tokens.indexOf('}', from));
  const found = [...rule.matchAll(/--radius-(\w+): ([\w.]+);/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]));
}

test.each(['sharp', 'soft', 'round'] as const)(
  'the operator’s own pages of a brand with %s corners match the site’s',
  (radius) => {
    expect(cornersOf(radius)).toMatchObject(RADII[radius]);
  },
);

test('the operator’s own pages have the brand’s typeface, which the operator serves cacheable for ever', async () => {
  const { face } = await readBrand(BRANDS_DIRECTORY, 'palpite');
  const theme = themeOf(face);
  const style = faceStyle(theme, face.type.text, 'light');
  expect(style).toContain('--font-text:"Archivo Variable"');
  const addresses = [...style.matchAll(/url\(([^)]+)\)/g)].map(([, address = '']) => address);
  expect(addresses.some((address) => address.includes('vietnamese'))).toBe(true);

  const operator = await createTestOperator();
  const browser = operator.browser();
  for (const address of addresses) {
    const response = await browser.fetch(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('font/woff2');
    expect(response.headers.get('cache-control')).toContain('immutable');
    const signature = new Uint8Array(await response.arrayBuffer()).slice(0, 4);
    expect(new TextDecoder().decode(signature)).toBe('wOF2');
  }
  const folder = addresses[0]?.split('/').slice(0, -1).join('/');
  for (const other of ['package.json', '..%2fwght.css', 'none.woff2']) {
    expect((await browser.fetch(`${folder}/${other}`)).status).toBe(404);
  }
  await operator.close();
});
