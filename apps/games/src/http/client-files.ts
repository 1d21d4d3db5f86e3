/** The built client: its manifest and its files as served. */
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Context } from 'hono';
import * as v from 'valibot';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    css: v.optional(v.array(v.string()), []),
    imports: v.optional(v.array(v.string()), []),
  }),
);

/** The files that a page of the client loads at once. */
export interface Entry {
  readonly script: string;
  readonly styles: readonly string[];
  /** Scripts that the entry imports, to be fetched in parallel. */
  readonly preloads: readonly string[];
}

export interface ClientFiles {
  /** @throws Error when the build has no such entry */
  entry(source: string): Entry;
  /** Answers a request for `/assets/*`; a missing file is 404 and never cached. */
  serve(c: Context): Promise<Response>;
}

/**
 * Reads a build.
 * @param past folder with `/assets/*` of earlier releases, for games that are still open
 * @throws Error with a sentence that says what to do when there is no build
 */
export async function readClientFiles(directory: string, past?: string): Promise<ClientFiles> {
  const manifest = await readManifest(directory);
  const paths = new Map([
    ...(past ? await listFiles(past, '/assets') : []),
    ...(await listFiles(directory)),
  ]);
  const kept = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  const bytesOf = (path: string) => {
    const bytes = kept.get(path) ?? readFile(paths.get(path) ?? path);
    kept.set(path, bytes);
    // One failed read must not stay cached until the next start.
    bytes.catch(() => kept.delete(path));
    return bytes;
  };
  return {
    entry: (source) => entryOf(manifest, source),
    async serve(c) {
      const path = new URL(c.req.url).pathname;
      const type = TYPES[extname(path)];
      if (!type || !paths.has(path)) {
        return c.text('Not found.\n', 404, { 'Cache-Control': 'no-store' });
      }
      const accepted = c.req.header('Accept-Encoding') ?? '';
      const [encoding, ending] =
        ENCODINGS.find(([name, end]) => accepted.includes(name) && paths.has(path + end)) ?? [];
      const bytes = await bytesOf(path + (ending ?? ''));
      return c.body(bytes, 200, {
        'Content-Type': type,
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'X-Content-Type-Options': 'nosniff',
        Vary: 'Accept-Encoding',
        ...(encoding ? { 'Content-Encoding': encoding } : {}),
      });
    },
  };
}

/** URL path → file, read once: files added to the folder later are not served. */
async function listFiles(directory: string, below = ''): Promise<[string, string][]> {
  const names = await readdir(directory, { recursive: true });
  return names.map((name) => [`${below}/${name.split(sep).join('/')}`, join(directory, name)]);
}

type Manifest = v.InferOutput<typeof manifestSchema>;

async function readManifest(directory: string): Promise<Manifest> {
  try {
    const text = await readFile(join(directory, '.vite', 'manifest.json'), 'utf8');
    return v.parse(manifestSchema, JSON.parse(text));
  } catch (error) {
    throw new Error(`The game client is not built in ${directory}. Run: npm run build`, {
      cause: error,
    });
  }
}

function entryOf(manifest: Manifest, source: string): Entry {
  const found = manifest[source];
  if (!found) throw new Error(`the game client has no entry ${source}`);
  const styles = new Set<string>();
  const preloads = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || preloads.has(chunk.file)) return;
    preloads.add(chunk.file);
    for (const style of chunk.css) styles.add(style);
    chunk.imports.forEach(visit);
  };
  visit(source);
  preloads.delete(found.file);
  const address = (file: string) => `/${file}`;
  return {
    script: address(found.file),
    styles: [...styles].map(address),
    preloads: [...preloads].map(address),
  };
}
