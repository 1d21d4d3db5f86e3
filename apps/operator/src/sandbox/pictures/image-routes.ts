import {
  BANNER_SHAPES,
  type BannerShape,
  brandVersion,
  IMAGES,
  parseCut,
  titleHash,
  widthsOf,
} from '@palpite/art/addresses.ts';
import { drawAppIcon } from '@palpite/art/app-icons.ts';
import { ART_VERSION } from '@palpite/art/art-version.ts';
import {
  brandLogo,
  brandMark,
  MARK_GROUNDS,
  vendorIcon,
  vendorWordmark,
} from '@palpite/art/marks.ts';
import { paymentMark } from '@palpite/art/payment-marks.ts';
import { type Drawing, drawn, type Raster, type RasterFormat } from '@palpite/art/raster.ts';
import { SHARE_SIZE } from '@palpite/art/scene.ts';
import { drawSharePicture } from '@palpite/art/share-picture.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import { parseGameCode } from '@palpite/sandbox/game-code.ts';
import { isThemeId } from '@palpite/sandbox/themes.ts';
import { sandboxVendor } from '@palpite/sandbox/vendors.ts';
import type { Context, Hono } from 'hono';
import type { OperatorEnv } from '#kernel/http/frame.ts';
import type { Services } from '#kernel/services.ts';
import { titlesOf } from '#modules/catalogue/index.ts';
import { isPromotionArt } from '#modules/promotion/index.ts';
import { mountBrandArt } from './brand-art.ts';
import { bannerDrawing, tileDrawing } from './drawings.ts';

/** A picture's address contains its version, so a browser never needs to ask again. */
const FOR_EVER = 'public, max-age=31536000, immutable';

const notFound = () => new ContractError('not_found');

/** `240.avif` → its parts. @throws ContractError not_found for a size or a format that is not offered */
function readFileName(
  name: string,
  widths: readonly number[],
): { width: number; format: RasterFormat } {
  const [, digits = '', format = ''] = /^(\d{2,4})\.(avif|webp)$/.exec(name) ?? [];
  const width = Number(digits);
  // Only sizes that pages use.
  if (!widths.includes(width)) throw notFound();
  return { width, format: format as RasterFormat };
}

function requireVersion(version: string): void {
  if (version !== ART_VERSION) throw notFound();
}

function sendPicture(c: Context<OperatorEnv>, picture: Buffer, format: RasterFormat): Response {
  c.header('Cache-Control', FOR_EVER);
  c.header('Content-Type', `image/${format}`);
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  return c.body(new Uint8Array(picture));
}

function sendDrawing(c: Context<OperatorEnv>, drawing: string): Response {
  c.header('Cache-Control', FOR_EVER);
  c.header('Content-Type', 'image/svg+xml');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  return c.body(drawing);
}

/** Serves `/images/{game,banner,vendor,brand}/…`. */
export function mountImages(app: Hono<OperatorEnv>, services: Services, raster: Raster): void {
  mountRasters(app, services, raster);
  mountMarks(app, services, raster);
  mountBrandArt(app, services.config.brandsDirectory);
}

function mountRasters(app: Hono<OperatorEnv>, services: Services, raster: Raster): void {
  app.get(`${IMAGES}/game/:version/:cut/:game/:file`, async (c) => {
    c.set('operation', 'game picture');
    const { version, cut: name, game, file } = c.req.param();
    requireVersion(version);
    const cut = parseCut(name);
    const [code = '', hash = '', ...more] = game.split('.');
    if (!cut || !parseGameCode(code) || more.length > 0) throw notFound();
    const { width, format } = readFileName(file, widthsOf(cut));
    let title: string | undefined;
    const drawing = tileDrawing({ code, hash, cut }, () => title ?? '');
    const picture = await pictureOf(raster, drawing, width, format, async () => {
      title = await titleWith(services, code, hash);
      return title !== undefined && services.brands.showsTile(cut, code);
    });
    return sendPicture(c, picture, format);
  });
  app.get(`${IMAGES}/banner/:version/:theme/:seed/:shape/:file`, async (c) => {
    c.set('operation', 'banner picture');
    const { version, theme, seed, shape, file } = c.req.param();
    requireVersion(version);
    const known = Object.hasOwn(BANNER_SHAPES, shape) && isThemeId(theme);
    if (!known || !/^[a-z][a-z\d-]{1,30}$/.test(seed)) throw notFound();
    const which = shape as BannerShape;
    const { width, format } = readFileName(file, BANNER_SHAPES[which].widths);
    const drawing = bannerDrawing(theme, seed, which);
    const isShown = async () =>
      (await services.brands.showsBanner(theme, seed)) ||
      isPromotionArt(services.database, { theme, seed });
    return sendPicture(c, await pictureOf(raster, drawing, width, format, isShown), format);
  });
}

/** The one of a game's names that an address means. */
async function titleWith({ database }: Services, code: string, hash: string) {
  const titles = await titlesOf(database, code);
  return Object.values(titles ?? {}).find((title) => titleHash(title) === hash);
}

/**
 * A picture stays available once made, because a cached page may still name it. Only pictures that are shown somewhere
 * are made: anyone can invent addresses, and each would be a file on the disk of the database.
 * @throws ContractError not_found
 */
async function pictureOf(
  raster: Raster,
  drawing: Drawing,
  width: number,
  format: RasterFormat,
  isShown: () => Promise<boolean>,
): Promise<Buffer> {
  const made = await raster.find(drawing, width, format);
  if (made) return made;
  if (await isShown()) return raster.make(drawing, width, format);
  throw notFound();
}

function mountMarks(app: Hono<OperatorEnv>, services: Services, raster: Raster): void {
  app.get(`${IMAGES}/vendor/:version/:code/:file`, (c) => {
    c.set('operation', 'vendor mark');
    const { version, code, file } = c.req.param();
    requireVersion(version);
    const vendor = sandboxVendor(code);
    if (!vendor) throw notFound();
    if (file === 'icon.svg') return sendDrawing(c, vendorIcon(code));
    if (file === 'wordmark.svg') return sendDrawing(c, vendorWordmark(code, vendor.name));
    throw notFound();
  });
  app.get(`${IMAGES}/brand/:version/:code/:file`, async (c) => {
    c.set('operation', 'brand mark');
    const { version, code, file } = c.req.param();
    const brand = await services.brands.byCode(code);
    if (!brand || version !== brandVersion(brand)) throw notFound();
    const icon = drawAppIcon(brand, file);
    if (icon) return sendPicture(c, await raster.make(drawn(icon.svg), icon.size, 'png'), 'png');
    const shared = drawSharePicture(brand, file);
    if (shared)
      return sendPicture(c, await raster.make(drawn(shared), SHARE_SIZE.width, 'jpeg'), 'jpeg');
    if (file === 'mark.svg') return sendDrawing(c, brandMark(brand, false));
    if (file === 'mark-dark.svg') return sendDrawing(c, brandMark(brand, true));
    const ground = MARK_GROUNDS.find((each) => file === `logo-${each}.svg`);
    if (ground) return sendDrawing(c, brandLogo(brand, ground));
    const payment = brand.footer.payments.find(({ code: each }) => file === `payment-${each}.svg`);
    if (!payment) throw notFound();
    return sendDrawing(c, paymentMark(payment));
  });
}
