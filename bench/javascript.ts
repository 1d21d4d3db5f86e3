/**
 * Initial JavaScript of each route: what a first visit must load before the page reacts. It is the
 * scripts and module preloads that the page's own HTML names, with everything they import statically. And what opening the
 * betting view of a lottery adds to what every page loads.
 */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { webBuild } from '@palpite/local/client-builds.ts';
import { withSite } from './bench-site.ts';
import type { Figure, Part } from './result.ts';

const ROUTES = [
  '/',
  '/rng',
  '/live',
  '/fish',
  '/pvp',
  '/sports',
  '/esports',
  '/inhouse',
  '/login',
  '/register',
  '/game',
  '/helpmc',
  '/download',
  '/search?q=dragon',
  '/promotions',
  '/promoDetail?id=opening-balance',
];
/** Thousand bytes, brotli. The others are listed, so that what a change adds to each can be read. */
const HOME_BOUND_KB = 110;
const BETTING_BOUND_KB = 45;
/** What every page loads: its first file, and what comes once it is calm (`apps/web/browser-files.ts`). */
const SHELL = ['src/client.tsx', 'calm'];
const BETTING = [
  'src/routes/lottery.tsx?tsr-split=component',
  'src/features/lottery-bet/betting-screen.tsx',
];
/** A page has one of them, by its play: the dearest counts. */
const BOARDS = ['number', 'digit', 'pool', 'row', 'grid', 'choice', 'together'].map(
  (name) => `src/features/lottery-bet/board/${name}-board.tsx`,
);

export interface Chunk {
  readonly file: string;
  /** Of a file of several modules. */
  readonly name?: string;
  readonly imports?: readonly string[];
}

export const javascript: Part = {
  name: 'javascript',
  title: 'Initial JavaScript (brotli)',
  async measure(say) {
    const { clientDirectory } = await webBuild(say);
    const manifest = JSON.parse(
      await readFile(join(clientDirectory, '.vite/manifest.json'), 'utf8'),
    ) as Record<string, Chunk>;
    return withSite(async ({ origins: [origin] }) => {
      const figures: Figure[] = [];
      for (const route of ROUTES) {
        const html = await (await fetch(origin + route)).text();
        const files = withStaticImports(namedScripts(html), manifest);
        const sizes = await Promise.all(
          [...files].map((file) => brotliSize(clientDirectory, file)),
        );
        figures.push({
          what: `initial JS ${route}`,
          value: sizes.reduce((total, size) => total + size, 0) / 1000,
          unit: 'kB',
          ...(route === '/' && { bound: HOME_BOUND_KB }),
          note: `${files.size} files`,
        });
      }
      return [...figures, await bettingView(clientDirectory, manifest)];
    });
  },
};

async function bettingView(
  clientDirectory: string,
  manifest: Record<string, Chunk>,
): Promise<Figure> {
  const filesOf = (sources: readonly string[]) =>
    withStaticImports(
      sources.map((source) => {
        const chunk =
          manifest[source] ?? Object.values(manifest).find(({ name }) => name === source);
        if (chunk === undefined) throw new Error(`the build has no part for ${source}`);
        return chunk.file;
      }),
      manifest,
    );
  const shell = filesOf(SHELL);
  const views = await Promise.all(
    BOARDS.map(async (board) => {
      const added = [...filesOf([...BETTING, board])].filter((file) => !shell.has(file));
      const sizes = await Promise.all(added.map((file) => brotliSize(clientDirectory, file)));
      return { files: added.length, bytes: sizes.reduce((total, size) => total + size, 0) };
    }),
  );
  const dearest = views.reduce((one, other) => (one.bytes > other.bytes ? one : other));
  return {
    what: 'betting view of a lottery over the shell, the dearest board',
    value: dearest.bytes / 1000,
    unit: 'kB',
    bound: BETTING_BOUND_KB,
    note: `${dearest.files} files`,
  };
}

/** Script files that the page names: script elements, module preloads and inline imports. */
export function namedScripts(html: string): string[] {
  return [...html.matchAll(/["'(]\/(assets\/[^"'()]+\.js)["')]/g)].map(([, file]) => file ?? '');
}

export function withStaticImports(
  files: readonly string[],
  manifest: Record<string, Chunk>,
): Set<string> {
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const name of byFile.get(file)?.imports ?? []) {
      const imported = manifest[name];
      if (imported) visit(imported.file);
    }
  };
  files.forEach(visit);
  return found;
}

export async function brotliSize(directory: string, file: string): Promise<number> {
  const path = join(directory, file);
  const { size } = await stat(`${path}.br`).catch(() => stat(path));
  return size;
}
