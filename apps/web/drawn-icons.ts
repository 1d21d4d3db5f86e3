import { join } from 'node:path';
import type { Plugin } from 'vite';

const OURS = join(import.meta.dirname, '../../packages/ui/src/drawn-icon.tsx');

/**
 * Draws lucide's icons by our own component in what is built: on both sides, since what the browser draws must be what the
 * server sent. Lucide's is 2 kB of every page's first file and works out each icon's classes and attributes again each time.
 * A lucide that makes its icons in another way ends the build.
 */
export function drawnIcons(): Plugin {
  let met = false;
  return {
    name: 'palpite:drawn-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/ },
      handler(code) {
        if (!code.includes('createLucideIcon as default')) {
          this.error('lucide-react’s maker of icons has another name');
        }
        met = true;
        return {
          code: `export { createIcon as default } from ${JSON.stringify(OURS)};`,
          map: null,
        };
      },
    },
    generateBundle() {
      if (!met) this.error('lucide-react makes its icons in another way');
    },
  };
}
