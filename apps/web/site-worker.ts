import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const SOURCE = join(import.meta.dirname, 'src/worker/site-worker.ts');

/**
 * Writes `/sw.js` beside the client build: the worker's own file, before it the name of the release, which is the hash
 * of every file of the build. So a release that changes anything brings another worker, and one that does not, none.
 */
export function siteWorker(): Plugin {
  return {
    name: 'palpite:site-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      const files = Object.keys(bundle).toSorted().join('\n');
      const release = createHash('sha256').update(files).digest('hex').slice(0, 16);
      const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE, {
        sourcemap: false,
      });
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: `const RELEASE = '${release}';\n${code.replace('export {};', '')}`,
      });
    },
  };
}
