import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { webBuild } from '@palpite/local/client-builds.ts';

/** Where the build put its files of a name, such as `side-menu`: their addresses bear nothing but a hash. */
export async function builtFiles(...names: readonly string[]): Promise<string[]> {
  const { clientDirectory } = await webBuild(() => undefined);
  const text = await readFile(join(clientDirectory, '.vite/manifest.json'), 'utf8');
  const chunks = Object.values(JSON.parse(text) as Record<string, { name?: string; file: string }>);
  return names.map((wanted) => {
    const chunk = chunks.find(({ name }) => name === wanted);
    if (!chunk) throw new Error(`the build has no file ${wanted}`);
    return `/${chunk.file}`;
  });
}
