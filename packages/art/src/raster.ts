import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/**
 * Drawings as pictures: made at the first request, kept on the disk under the name of what was drawn, never
 * made twice at once. Losing the folder costs time and nothing else.
 */

export type RasterFormat = 'avif' | 'webp' | 'png' | 'jpeg';

/** What a picture shows. Its name says all that it is drawn from, the version of the drawings too: it is drawn only when no picture of that name is kept. */
export interface Drawing {
  readonly name: string;
  readonly svg: () => string | Promise<string>;
  /** How exactly a photographic format keeps it, where that is not the usual. */
  readonly quality?: { readonly avif: number; readonly webp: number };
}

/** A drawing that is there already: its text is its name. */
export const drawn = (svg: string): Drawing => ({ name: svg, svg: () => svg });

export interface Raster {
  /** The picture of a drawing, `width` pixels wide. `calm` work waits for everything else. */
  make(drawing: Drawing, width: number, format: RasterFormat, calm?: boolean): Promise<Buffer>;
  /** The same where it was made before; undefined else. */
  find(drawing: Drawing, width: number, format: RasterFormat): Promise<Buffer | undefined>;
}

/** Encoders that run at once in one process, each on one thread: the rest must go on answering. */
const AT_ONCE = 2;
sharp.concurrency(1);

export function createRaster(directory: string): Raster {
  const underWay = new Map<string, Promise<Buffer>>();
  const queue = createQueue(AT_ONCE);
  const fileOf = (name: string) => join(directory, name.slice(0, 2), name);
  return {
    find: (drawing, width, format) => readIfThere(fileOf(fileName(drawing, width, format))),
    make(drawing, width, format, calm = false) {
      const name = fileName(drawing, width, format);
      const already = underWay.get(name);
      if (already) return already;
      const file = fileOf(name);
      const work = (async () =>
        (await readIfThere(file)) ?? queue(calm, () => draw(drawing, width, format, file)))();
      underWay.set(name, work);
      const forget = () => underWay.delete(name);
      work.then(forget, forget);
      return work;
    },
  };
}

function fileName({ name }: Drawing, width: number, format: RasterFormat): string {
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 40);
  return `${hash}-${width}.${format}`;
}

const QUALITY = { avif: 52, webp: 78 };

type Encode = (sized: Sharp, quality: typeof QUALITY) => Sharp;
const ENCODERS: Readonly<Record<RasterFormat, Encode>> = {
  avif: (sized, { avif }) => sized.avif({ quality: avif, effort: 2 }),
  webp: (sized, { webp }) => sized.webp({ quality: webp, effort: 3, smartSubsample: true }),
  png: (sized) => sized.png({ palette: true, colours: 128 }),
  jpeg: (sized) => sized.jpeg({ quality: 80, mozjpeg: true }),
};

async function draw(
  { svg, quality = QUALITY }: Drawing,
  width: number,
  format: RasterFormat,
  file: string,
): Promise<Buffer> {
  const sized = sharp(Buffer.from(await svg())).resize({ width });
  const picture = await ENCODERS[format](sized, quality).toBuffer();
  await keep(file, picture);
  return picture;
}

/** Written aside and renamed: a reader sees a whole picture or none. A full disk costs the cache alone. */
async function keep(file: string, picture: Buffer): Promise<void> {
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, picture);
    await rename(draft, file);
  } catch {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch {
    return undefined;
  }
}

/** Runs so many at once; calm work only when nobody waits for other work. */
function createQueue(limit: number) {
  const urgent: (() => void)[] = [];
  const calm: (() => void)[] = [];
  let running = 0;
  const next = () => {
    while (running < limit) {
      const start = urgent.shift() ?? (running === 0 ? calm.shift() : undefined);
      if (!start) return;
      running += 1;
      start();
    }
  };
  return <Result>(isCalm: boolean, work: () => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      (isCalm ? calm : urgent).push(() => {
        work()
          .then(resolve, reject)
          .finally(() => {
            running -= 1;
            next();
          });
      });
      next();
    });
}
