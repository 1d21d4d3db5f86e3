import { defineConfig } from 'vite';

/**
 * Builds the two pages' scripts; the host writes the HTML around them (`src/http/page.ts`). The build of a running
 * site chooses the folder and compresses the files (`apps/local`).
 */
export default defineConfig({
  root: import.meta.dirname,
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
