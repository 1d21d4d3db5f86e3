import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

/** Writes `.br` and `.gz` beside every script and style sheet: compressed once, served for ever. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const names = await readdir(join(dir, 'assets'));
      const texts = names.filter((name) => /\.(js|css)$/.test(name));
      await Promise.all(
        texts.map(async (name) => {
          const path = join(dir, 'assets', name);
          const bytes = await readFile(path);
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
          await writeFile(`${path}.br`, brotliCompressSync(bytes, { params }));
          await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        }),
      );
    },
  };
}

/** Builds the two pages' scripts; the host writes the HTML around them (`src/http/page.ts`). */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [precompress()],
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // inlined files would need `data:` in the policy
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['src/client/play/main.ts', 'src/client/verify/main.ts'],
    },
  },
});
