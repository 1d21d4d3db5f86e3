import { BANNER_SHAPES, type BannerShape, titleHash, widthsOf } from '@palpite/art/addresses.ts';
import type { Drawing, Raster } from '@palpite/art/raster.ts';
import type { Services } from '#kernel/services.ts';
import { firstGames } from '#modules/catalogue/index.ts';
import { bannerDrawing, tileDrawing } from './drawings.ts';

/** How many tiles of each of the home page's rails are made before the first request. */
const TILES = 24;
/** The first requests after a start have the machine to themselves. */
const PAUSE_MILLISECONDS = 4_000;

/**
 * Makes what a home page shows first, one picture at a time and with less priority than any request.
 * @returns a function that stops it and waits for the picture in progress
 */
export function makePicturesAhead(services: Services, raster: Raster): () => Promise<void> {
  const stop = new AbortController();
  const work = run(services, raster, stop.signal).catch((error: unknown) => {
    if (!stop.signal.aborted)
      services.log.warn({ err: error }, 'could not draw pictures in advance');
  });
  return async () => {
    stop.abort();
    await work;
  };
}

async function run(services: Services, raster: Raster, stopped: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MILLISECONDS);
    timer.unref();
    stopped.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  for (const { drawing, width } of await wanted(services, stopped)) {
    if (stopped.aborted) return;
    await raster.make(drawing, width, 'avif', true);
  }
}

interface Wanted {
  readonly drawing: Drawing;
  readonly width: number;
}

async function wanted(services: Services, stopped: AbortSignal): Promise<Wanted[]> {
  if (stopped.aborted) return [];
  const brands = await services.brands.all();
  const banners = brands.flatMap((brand) =>
    brand.banners
      .filter(({ group }) => group === 'home')
      .flatMap(({ art }) =>
        (Object.keys(BANNER_SHAPES) as BannerShape[]).flatMap((shape) =>
          BANNER_SHAPES[shape].widths.map((width) => ({
            drawing: bannerDrawing(art.theme, art.seed, shape),
            width,
          })),
        ),
      ),
  );
  const games = await firstGames(services.database, TILES);
  const tiles = brands.flatMap(({ face, defaultLanguage: language }) => {
    const cut = { shape: face.tile.shape, display: face.type.display };
    return games.flatMap(({ code, titles }) => {
      const title = titles[language] ?? titles.EN;
      const drawing = tileDrawing({ code, hash: titleHash(title), cut }, () => title);
      return widthsOf(cut).map((width) => ({ drawing, width }));
    });
  });
  return [...banners, ...tiles];
}
