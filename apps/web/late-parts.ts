import { join } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const EXPORTED = '__vitePreload';
const OURS = join(import.meta.dirname, 'src/lib/load-part.ts');

/**
 * Loads every late import of the build by our own `loadPart`: with a limit on how long it may take, and half a kilobyte
 * smaller than Vite's helper, which can load styles too. Styles are in the page here; a late one ends the build, and so
 * does a Vite that calls its helper by another name.
 */
export function lateParts(): Plugin {
  return {
    name: 'palpite:late-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler(code, id) {
        if (id !== HELPER) return undefined;
        if (!code.includes(`export const ${EXPORTED}`)) {
          this.error('Vite’s helper for late imports has another name');
        }
        return {
          code: `export { loadPart as ${EXPORTED} } from ${JSON.stringify(OURS)};`,
          map: null,
        };
      },
    },
    generateBundle(_options, bundle) {
      const styles = Object.keys(bundle).filter((file) => file.endsWith('.css'));
      if (styles.length > 1) this.error(`A part of the site brings styles of its own: ${styles}`);
    },
  };
}
