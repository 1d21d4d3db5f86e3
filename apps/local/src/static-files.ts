import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Answer } from './listener.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface StaticFile {
  readonly path: string;
  readonly type: string;
  readonly etag: string;
  /** Name of the encoding → the file that holds it. */
  readonly encoded: ReadonlyMap<string, string>;
}

/**
 * Serves the built client: `/assets/*` names its content, so it may be kept for ever and a missing one
 * is 404 and never kept; the few files beside it are checked again after an hour. Returns undefined
 * for what is not a file of the build.
 *
 * @param past folder of `/assets/*` of earlier releases, for pages that are still open
 */
export async function serveStatic(
  directory: string,
  past?: string,
): Promise<(request: Request) => ReturnType<Answer> | undefined> {
  const files = new Map([
    ...(past ? await listFiles(past, '/assets') : []),
    ...(await listFiles(directory)),
  ]);
  const kept = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  const bytesOf = (path: string) => {
    const bytes = kept.get(path) ?? readFile(path);
    kept.set(path, bytes);
    // One read that failed must not be the answer until the next start.
    bytes.catch(() => kept.delete(path));
    return bytes;
  };
  return (request) => {
    const { pathname } = new URL(request.url);
    const file = files.get(pathname);
    const isAsset = pathname.startsWith('/assets/');
    if (!file) return isAsset ? missing() : undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    return answer(request, file, isAsset, bytesOf);
  };
}

async function answer(
  request: Request,
  file: StaticFile,
  isAsset: boolean,
  bytesOf: (path: string) => Promise<Buffer<ArrayBuffer>>,
): Promise<Response> {
  const headers = new Headers({
    'Content-Type': file.type,
    'Cache-Control': isAsset ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ETag: file.etag,
  });
  if (file.encoded.size > 0) headers.set('Vary', 'Accept-Encoding');
  if (request.headers.get('If-None-Match') === file.etag) {
    return new Response(null, { status: 304, headers });
  }
  const accepted = request.headers.get('Accept-Encoding') ?? '';
  const [encoding] =
    ENCODINGS.find(([name]) => accepted.includes(name) && file.encoded.has(name)) ?? [];
  const bytes = await bytesOf((encoding && file.encoded.get(encoding)) ?? file.path);
  if (encoding) headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(bytes.byteLength));
  return new Response(request.method === 'HEAD' ? null : bytes, { headers });
}

function missing(): Response {
  return new Response('Not found.\n', {
    status: 404,
    headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

/** Address path → file, read once: what appears in the folder later is not served. */
async function listFiles(directory: string, below = ''): Promise<Map<string, StaticFile>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  );
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    const type = TYPES[extname(path)];
    const address = below + path.slice(directory.length).split(sep).join('/');
    // The build's manifest and whatever has no known type stay private.
    if (!type || address.startsWith('/.')) continue;
    const encoded = ENCODINGS.filter(([, ending]) => paths.has(path + ending));
    files.set(address, {
      path,
      type,
      etag: `"${createHash('sha256')
        .update(await readFile(path))
        .digest('base64url')
        .slice(0, 22)}"`,
      encoded: new Map(encoded.map(([name, ending]) => [name, path + ending])),
    });
  }
  return files;
}
