import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/**
 * Drawings as pictures: made at the first request, kept on the disk under the hash of what was drawn, never
 * made twice at once. Losing the folder costs time and nothing else.
 */

export type RasterFormat = 'avif' | 'webp' | 'png' | 'jpeg';

export interface Raster {
  /** The picture of `svg`, `width` pixels wide. `calm` work waits for everything else. */
  make(svg: string, width: number, format: RasterFormat, calm?: boolean): Promise<Buffer>;
  /** The same where it was made before; undefined else. */
  find(svg: string, width: number, format: RasterFormat): Promise<Buffer | undefined>;
}

/** Encoders that run at once in one process, each on one thread: the rest must go on answering. */
const AT_ONCE = 2;
sharp.concurrency(1);

export function createRaster(directory: string): Raster {
  const underWay = new Map<string, Promise<Buffer>>();
  const queue = createQueue(AT_ONCE);
  const fileOf = (name: string) => join(directory, name.slice(0, 2), name);
  return {
    find: (svg, width, format) => readIfThere(fileOf(fileName(svg, width, format))),
    make(svg, width, format, calm = false) {
      const name = fileName(svg, width, format);
      const already = underWay.get(name);
      if (already) return already;
      const file = fileOf(name);
      const work = (async () =>
        (await readIfThere(file)) ?? queue(calm, () => draw(svg, width, format, file)))();
      underWay.set(name, work);
      const forget = () => underWay.delete(name);
      work.then(forget, forget);
      return work;
    },
  };
}

/** The drawing itself is hashed: another hand draws another file. */
function fileName(svg: string, width: number, format: RasterFormat): string {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 40);
  return `${hash}-${width}.${format}`;
}

const ENCODERS: Readonly<Record<RasterFormat, (drawn: Sharp) => Sharp>> = {
  avif: (drawn) => drawn.avif({ quality: 52, effort: 2 }),
  webp: (drawn) => drawn.webp({ quality: 78, effort: 3, smartSubsample: true }),
  png: (drawn) => drawn.png({ palette: true, colours: 128 }),
  jpeg: (drawn) => drawn.jpeg({ quality: 80, mozjpeg: true }),
};

async function draw(
  svg: string,
  width: number,
  format: RasterFormat,
  file: string,
): Promise<Buffer> {
  const drawn = sharp(Buffer.from(svg)).resize({ width });
  const picture = await ENCODERS[format](drawn).toBuffer();
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
