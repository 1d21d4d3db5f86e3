import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  bannerPicture,
  brandMarkAddress,
  gamePicture,
  titleHash,
  vendorMarkAddress,
} from '@palpite/art/addresses.ts';
import { appIcons } from '@palpite/art/app-icons.ts';
import { shareImage } from '@palpite/art/share-picture.ts';
import { endpoints, gamesOf } from '@palpite/contract';
import { sandboxGame } from '@palpite/sandbox/catalogue.ts';
import { SANDBOX_VENDORS } from '@palpite/sandbox/vendors.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { brand } from '#modules/brand/brand.table.ts';
import { brandFiles } from '#modules/brand/testing.ts';
import { game } from '#modules/catalogue/tables/catalogue.table.ts';
import { withOperator } from '#testing/with-operator.ts';

/** As the three brands show their games. */
const CUTS = [
  { shape: 'square', display: 'dela-gothic-one' },
  { shape: 'window', display: 'phudu' },
  { shape: 'landscape', display: 'noto-serif-display' },
] as const;

const operator = withOperator();

const get = (path: string) => operator.browser().fetch(path);
const at = (template: string, width: number, format: string) =>
  template.replace('{width}', String(width)).replace('{format}', format);
const pixels = async (response: Response) => sharp(await response.arrayBuffer()).metadata();
const folder = () => join(operator.services.config.dataDirectory, 'pictures');
const kept = async () =>
  (await readdir(folder(), { recursive: true })).filter((name) => /\.(avif|webp)$/.test(name));

describe('a game’s picture', () => {
  /** A game of the catalogue whose pictures have not been requested. */
  const another = async (from: number) => {
    const page = await operator.browser().client.call(endpoints.game.listForVisitor, { query: {} });
    const game = gamesOf(page).games.at(from);
    if (!game) throw new Error('a lobby with too few games');
    return game.picture.template;
  };

  test('is answered in every size and format that the lobby names, cacheable for ever', async () => {
    const page = await operator.browser().client.call(endpoints.game.listForVisitor, { query: {} });
    const [first] = gamesOf(page).games;
    if (!first) throw new Error('a lobby without a game');
    const { picture } = first;
    for (const width of picture.widths) {
      for (const format of picture.formats) {
        const response = await get(at(picture.template, width, format));
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toBe(`image/${format}`);
        expect(response.headers.get('cache-control')).toContain('immutable');
        const { width: wide = 0, height = 0 } = await pixels(response);
        expect([wide, height]).toEqual([width, (width * picture.height) / picture.width]);
      }
    }
  });

  test('is small, however a brand shows it: a tile at 240 pixels is at most 10 kB', async () => {
    for (const code of ['lines-jungle-001', 'ways-ocean-002', 'hold-carnival-003']) {
      for (const cut of CUTS) {
        const { template } = gamePicture(code, cut, sandboxGame(code)?.titles.PT ?? '');
        const response = await get(at(template, 240, 'avif'));
        expect(response.status).toBe(200);
        expect((await response.arrayBuffer()).byteLength).toBeLessThan(10_000);
      }
    }
  });

  test('composed by hand is as small', async () => {
    for (const code of ['shift-canyon-014', 'chosen-carnival-011', 'hold-desert-002']) {
      for (const cut of CUTS) {
        const { template } = gamePicture(code, cut, sandboxGame(code)?.titles.PT ?? '');
        const response = await get(at(template, 240, 'avif'));
        expect(response.status).toBe(200);
        expect((await response.arrayBuffer()).byteLength).toBeLessThan(8_000);
      }
    }
  });

  test('is there two columns wide for the games that a brand features, and for no others', async () => {
    const page = await operator.browser().client.call(endpoints.game.listForVisitor, { query: {} });
    const { games } = gamesOf(page);
    const featured = games.filter(({ widePicture }) => widePicture !== undefined);
    const { face } = await operator.services.brands.brand('palpite');
    expect(featured.length).toBeGreaterThan(1);
    for (const { gameCode, widePicture } of featured) {
      expect(face.features).toContain(gameCode);
      if (!widePicture) throw new Error('a featured game without a wide picture');
      const response = await get(at(widePicture.template, 480, 'avif'));
      expect(response.status).toBe(200);
      const { width = 0, height = 1 } = await pixels(response);
      expect(Math.abs(width / height - widePicture.width / widePicture.height)).toBeLessThan(0.02);
      expect((await get(at(widePicture.template, 160, 'avif'))).status).toBe(404);
    }
    const other = games.find(({ widePicture }) => widePicture === undefined);
    const { template } = gamePicture(
      other?.gameCode ?? '',
      { ...CUTS[0], wide: true },
      other?.gameName ?? '',
    );
    expect((await get(at(template, 480, 'avif'))).status).toBe(404);
  });

  test('requested by fifty callers at once is made once, and a damaged cache does no harm', async () => {
    const address = at(await another(10), 160, 'webp');
    const before = await kept();
    const all = await Promise.all(Array.from({ length: 50 }, () => get(address)));
    const hashes = await Promise.all(
      all.map(async (each) =>
        createHash('sha256')
          .update(Buffer.from(await each.arrayBuffer()))
          .digest('hex'),
      ),
    );
    expect(new Set(hashes).size).toBe(1);
    expect((await kept()).length).toBe(before.length + 1);
  });

  test('that is cached is not made again', async () => {
    const address = at(await another(11), 160, 'webp');
    const before = new Set(await kept());
    await get(address);
    const [made = ''] = (await kept()).filter((name) => !before.has(name));
    await writeFile(join(folder(), made), 'kept');
    expect(await (await get(address)).text()).toBe('kept');
  });

  const [cut] = CUTS;
  const name = `lines-jungle-001.${titleHash(sandboxGame('lines-jungle-001')?.titles.EN ?? '')}`;
  test.each([
    ['a size that no page uses', `${name}/241.avif`],
    ['a format that is not offered', `${name}/240.png`],
    ['a game that cannot be', 'lines-nowhere-001.x/240.avif'],
    ['a game that is not in the catalogue', 'lines-jungle-9999.x/240.avif'],
    ['a title that is not the game’s', 'lines-jungle-001.x/240.avif'],
    ['a game without a title', 'lines-jungle-001/240.avif'],
    ['a way out of the folder', '..%2f..%2fmaster-key/240.avif'],
  ])('%s is not found', async (_what, rest) => {
    const { template } = gamePicture('x', cut, '');
    const base = template.slice(0, template.indexOf('/x.'));
    expect((await get(`${base}/${name}/160.avif`)).status).toBe(200);
    expect((await get(`${base}/${rest}`)).status).toBe(404);
  });

  test('in a cut that no brand shows is not found', async () => {
    const shown = { shape: 'square', display: 'noto-serif-display' } as const;
    const title = sandboxGame('lines-jungle-001')?.titles.EN ?? '';
    const { template } = gamePicture('lines-jungle-001', shown, title);
    expect((await get(at(template, 240, 'avif'))).status).toBe(404);
  });

  test('carries the name that the operator gave the game', async () => {
    const isGame = eq(game.code, 'lines-ocean-002');
    const [before] = await operator.services.database.select().from(game).where(isGame);
    const { template: old } = gamePicture('lines-ocean-002', cut, before?.titles.EN ?? '');
    await operator.services.database
      .update(game)
      .set({ titles: { ...before?.titles, EN: 'Own Name' } })
      .where(isGame);
    const { template } = gamePicture('lines-ocean-002', cut, 'Own Name');
    const response = await get(at(template, 160, 'avif'));
    expect(response.status).toBe(200);
    expect((await get(at(old, 160, 'avif'))).status).toBe(404);
  });

  test('of another version is not found, so that an old address never shows a new drawing', async () => {
    expect(
      (await get('/images/game/0/square.dela-gothic-one/lines-jungle-001.x/240.avif')).status,
    ).toBe(404);
  });
});

test('every banner of every brand has both of its pictures', async () => {
  for (const { code, host } of [
    { code: 'palpite', host: 'localhost' },
    { code: 'lumen', host: 'en.localhost' },
    { code: 'trangvang', host: 'vn.localhost' },
  ]) {
    const browser = operator.browser({ host, brandCode: code });
    const { banners } = await browser.client.call(endpoints.system.getMenu, { query: {} });
    expect(banners.length).toBeGreaterThan(10);
    const [first] = banners;
    for (const picture of [first?.picture, first?.phonePicture]) {
      if (!picture) throw new Error('a banner without a picture');
      const response = await get(at(picture.template, picture.widths[0] ?? 0, 'avif'));
      const { width = 0, height = 0 } = await pixels(response);
      expect(Math.abs(width / height - picture.width / picture.height)).toBeLessThan(0.02);
    }
  }
});

test('a banner that no brand shows is not found, and its address creates no file', async () => {
  const { banners } = await operator.browser().client.call(endpoints.system.getMenu, { query: {} });
  const drawn = banners.find(({ groupName }) => groupName === 'promotions');
  const template = drawn?.picture.template ?? '';
  const before = await kept();
  const another = template.replace(/\/(\w+)\/([\w-]+)\/wide/, '/$1/another-$2/wide');
  expect(another).not.toBe(template);
  expect((await get(at(another, 960, 'avif'))).status).toBe(404);
  expect(await kept()).toEqual(before);
});

test('a removed banner is drawn for the pages that still show it, and no longer', async () => {
  const { database, brands } = operator.services;
  const document = await brandFiles(database, 'lumen');
  const art = { theme: 'jungle', seed: 'lumen-for-a-day' } as const;
  const write = async (banners: typeof document.banners) => {
    const changed = { ...document, banners };
    await database.update(brand).set({ document: changed }).where(eq(brand.code, 'lumen'));
    brands.forget();
    await brands.all();
  };
  const [first] = document.banners;
  if (!first) throw new Error('a brand without a banner');
  await write([{ ...first, art }]);
  await write(document.banners);
  const address = (width: number) => at(bannerPicture(art, 'wide').template, width, 'avif');
  expect((await get(address(960))).status).toBe(200);
  operator.clock.advance(11 * 60);
  expect((await get(address(1440))).status).toBe(404);
});

test('a picture of the brand’s own is served for ever, and nothing else of its folder', async () => {
  const { banners } = await operator.browser().client.call(endpoints.system.getMenu, { query: {} });
  const address = banners[0]?.picture.template ?? '';
  expect(address).toMatch(/brand-art\/[\da-f]{10}\/palpite\/toucan-wide\.avif$/);
  const response = await get(address);
  expect(response.headers.get('content-type')).toBe('image/avif');
  expect(response.headers.get('cache-control')).toContain('immutable');
  for (const other of [
    address.replace('toucan-wide', 'nobody-wide'),
    address.replace('toucan-wide.avif', '..%2fbrand.json'),
    address.replace(/[\da-f]{10}/, '0123456789'),
  ]) {
    expect((await get(other)).status).toBe(404);
  }
});

test('a banner of an unknown world, or with an invalid seed, is not found', async () => {
  const { template } = bannerPicture({ theme: 'jungle', seed: 'palpite-home-1' }, 'wide');
  expect((await get(at(template.replace('jungle', 'nowhere'), 960, 'avif'))).status).toBe(404);
  expect((await get(at(template.replace('palpite-home-1', 'A b'), 960, 'avif'))).status).toBe(404);
});

test('vendors, brands and payment methods have their drawn marks', async () => {
  const palpite = await operator.services.brands.brand('palpite');
  const marks = [
    ...SANDBOX_VENDORS.flatMap(({ code }) => [
      vendorMarkAddress(code, 'icon'),
      vendorMarkAddress(code, 'wordmark'),
    ]),
    ...['logo-light', 'logo-dark', 'mark', 'payment-pix'].map((kind) =>
      brandMarkAddress(palpite, `${kind}.svg`),
    ),
  ];
  for (const address of marks) {
    const response = await get(address);
    expect(response.status, address).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response.text()).toMatch(/^<svg [^>]*viewBox/);
  }
  expect((await get(vendorMarkAddress('NOSUCH', 'icon'))).status).toBe(404);
  expect((await get(brandMarkAddress(palpite, 'payment-none.svg'))).status).toBe(404);
});

test('each way to pay that a brand names has a mark of its own', async () => {
  for (const code of ['palpite', 'lumen', 'trangvang']) {
    const brand = await operator.services.brands.brand(code);
    const marks = await Promise.all(
      brand.footer.payments.map(async ({ code: payment }) => {
        const answer = await get(brandMarkAddress(brand, `payment-${payment}.svg`));
        expect(answer.status, payment).toBe(200);
        return answer.text();
      }),
    );
    expect(marks.length).toBeGreaterThan(2);
    // The sign of a method that the drawings do not know is the same for all of those.
    const signs = marks.map((mark) => mark.slice(mark.indexOf('<g'), mark.indexOf('</g>')));
    expect(new Set(signs).size).toBe(signs.length);
    for (const mark of marks) expect(mark).not.toMatch(/<text|<script|href|NaN|undefined/);
  }
});

test('each brand has app icons of the sizes that they claim, one of them safe to crop round', async () => {
  for (const code of ['palpite', 'lumen', 'trangvang']) {
    const brand = await operator.services.brands.brand(code);
    const icons = appIcons(brand);
    expect(icons.map(({ size, purpose }) => `${size} ${purpose}`)).toEqual([
      '180 any',
      '192 any',
      '512 any',
      '512 maskable',
    ]);
    for (const { src, size } of icons) {
      const response = await get(src);
      expect(response.headers.get('content-type')).toBe('image/png');
      expect(await pixels(response)).toMatchObject({ width: size, height: size });
    }
  }
});

test('each brand has a picture for shared links, of the size that it claims and small enough to be fetched', async () => {
  for (const code of ['palpite', 'lumen', 'trangvang']) {
    const brand = await operator.services.brands.brand(code);
    const { src, width, height } = shareImage(brand);
    const response = await get(src);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const bytes = await response.arrayBuffer();
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height });
    expect(bytes.byteLength).toBeLessThan(200_000);
    // Another scene has another address, and only the brand's own is drawn.
    expect((await get(src.replace(/share-[a-z]+/, 'share-x'))).status).toBe(404);
  }
});
