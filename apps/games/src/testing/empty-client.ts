import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that looks like a built client, with empty pages. */
export async function emptyClient(): Promise<{ directory: string; remove(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'games-client-'));
  const entries = ['play', 'verify'].map((page) => [
    `src/client/${page}/main.ts`,
    { file: `assets/${page}-1.js`, css: [`assets/${page}-1.css`] },
  ]);
  await mkdir(join(directory, '.vite'));
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'assets', 'play-1.js'), 'export {};\n');
  await writeFile(
    join(directory, '.vite', 'manifest.json'),
    JSON.stringify(Object.fromEntries(entries)),
  );
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}
