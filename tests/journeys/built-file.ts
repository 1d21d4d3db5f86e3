import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { webBuild } from '@palpite/local/client-builds.ts';

/** Where the build put the code of a module, such as `src/app/side-menu.tsx`: files bear nothing but their hash. */
export async function builtFile(source: string): Promise<string> {
  const { clientDirectory } = await webBuild(() => undefined);
  const text = await readFile(join(clientDirectory, '.vite/manifest.json'), 'utf8');
  const chunk = (JSON.parse(text) as Record<string, { file: string } | undefined>)[source];
  if (!chunk) throw new Error(`the build has no ${source}`);
  return `/${chunk.file}`;
}
