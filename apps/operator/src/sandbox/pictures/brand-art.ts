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

const read = new Map<string, ArtFile>();

/** Null when there is no such file. Files are small and few, so each is read once and kept. */
function artFile(code: string, file: string): ArtFile | null {
  const key = `${code}/${file}`;
  const known = read.get(key);
  if (known !== undefined) return known;
  if (!CODE.test(code) || !FILE.test(file)) return null;
  const made = readArt(join(BRANDS_DIRECTORY, code, 'art', file));
  // A name that is not there is not kept: anyone can invent names.
  if (made) read.set(key, made);
  return made;
}

function readArt(path: string): ArtFile | null {
  try {
    const bytes = new Uint8Array(readFileSync(path));
    return { bytes, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 10) };
  } catch {
    return null;
  }
}

/** Where browsers find it. @throws Error when the brand's folder does not have it */
export function brandArtAddress(code: string, file: string): string {
  const art = artFile(code, file);
  if (!art) throw new Error(`brand ${code}: there is no picture art/${file}`);
  return `${IMAGES}/brand-art/${art.hash}/${code}/${file}`;
}

export function mountBrandArt(app: Hono<OperatorEnv>): void {
  app.get(`${IMAGES}/brand-art/:hash/:code/:file`, (c) => {
    c.set('operation', 'brand picture');
    const { hash, code, file } = c.req.param();
    const art = artFile(code, file);
    if (!art || art.hash !== hash) throw new ContractError('not_found');
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('Content-Type', TYPES[file.endsWith('.svg') ? 'svg' : 'avif']);
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return c.body(art.bytes);
  });
}
