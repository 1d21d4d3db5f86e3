import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readStyles } from './src/serving/read-styles.ts';

/**
 * Writes the rules of the style sheet, each with what a page must hold for it to apply, into the client build's own folder:
 * the server takes those of a page out of it (`serving/first-styles.ts`).
 */
export function styleRules(): Plugin {
  return {
    name: 'palpite:style-rules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const [file, ...others] = Object.keys(bundle).filter((name) => name.endsWith('.css'));
      if (file === undefined || others.length > 0) this.error('There is not one style sheet');
      const rules = readStyles(await readFile(join(dir, file), 'utf8'));
      const path = join(dir, '.vite', 'style-rules.json');
      await writeFile(path, JSON.stringify({ file: `/${file}`, rules }));
    },
  };
}
