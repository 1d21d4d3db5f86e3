import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IMAGES } from '@palpite/art/addresses.ts';
import { BRANDS_DIRECTORY } from '@palpite/brands/read-brand.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import type { Hono } from 'hono';
import type { OperatorEnv } from '#kernel/http/frame.ts';

/** The pictures that a brand brings along in its folder `art`. The hash of a picture is in its address: it never changes. */

const TYPES = { avif: 'image/avif', svg: 'image/svg+xml' } as const;
const FILE = /^[a-z][a-z\d-]{0,60}\.(avif|svg)$/;
const CODE = /^[a-z][a-z\d-]{1,30}$/;

interface ArtFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly hash: string;
}

interface BrandArt {
  /** Null when there is no such file. */
  fileOf(code: string, file: string): ArtFile | null;
  /** Where browsers find it. @throws Error when the brand's folder does not have it */
  addressOf(code: string, file: string): string;
}

/** The pictures below a folder of brands. Files are small and few, so each is read once and kept. */
function readingFrom(directory: string): BrandArt {
  const read = new Map<string, ArtFile>();
  function fileOf(code: string, file: string): ArtFile | null {
    const key = `${code}/${file}`;
    const known = read.get(key);
    if (known !== undefined) return known;
    if (!CODE.test(code) || !FILE.test(file)) return null;
    const made = readArt(join(directory, code, 'art', file));
    // A name that is not there is not kept: anyone can invent names.
    if (made) read.set(key, made);
    return made;
  }
  return {
    fileOf,
    addressOf(code, file) {
      const art = fileOf(code, file);
      if (!art) throw new Error(`brand ${code}: there is no picture art/${file}`);
      return `${IMAGES}/brand-art/${art.hash}/${code}/${file}`;
    },
  };
}

const folders = new Map<string, BrandArt>();
/** One for each folder in a process. */
export function brandArt(directory: string = BRANDS_DIRECTORY): BrandArt {
  const known = folders.get(directory) ?? readingFrom(directory);
  folders.set(directory, known);
  return known;
}

function readArt(path: string): ArtFile | null {
  try {
    const bytes = new Uint8Array(readFileSync(path));
    return { bytes, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 10) };
  } catch {
    return null;
  }
}

export function mountBrandArt(app: Hono<OperatorEnv>, directory: string | undefined): void {
  const { fileOf } = brandArt(directory);
  app.get(`${IMAGES}/brand-art/:hash/:code/:file`, (c) => {
    c.set('operation', 'brand picture');
    const { hash, code, file } = c.req.param();
    const art = fileOf(code, file);
    if (!art || art.hash !== hash) throw new ContractError('not_found');
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('Content-Type', TYPES[file.endsWith('.svg') ? 'svg' : 'avif']);
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return c.body(art.bytes);
  });
}
