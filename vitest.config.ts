import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Suites that kill processes: they run one file after another, apart from the rest. */
const CRASH = '**/*.crash.test.ts';
const EXCLUDE = ['**/node_modules/**', '**/dist/**', '**/.cache/**', CRASH];
/** Set in each project, since projects do not inherit it. More workers than cores only delay each other. */
const maxWorkers = 2;
/** `npm run prove`: whole proofs in place of their samples. */
const prove = process.env.PROVE === '1';
const POSTGRES = './packages/postgres/src/global-setup.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether proofs run whole, for tens of minutes, or as samples. */
    prove: boolean;
  }
}

export default defineConfig({
  test: {
    provide: { prove },
    // What one file's worker has transformed, the next need not transform again.
    fsModuleCache: true,
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers,
          environment: 'node',
          include: [
            'packages/{domain,contract}/**/*.test.ts',
            '{brands,scripts,bench}/**/*.test.ts',
          ],
          exclude: EXCLUDE,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          maxWorkers,
          // Importing the operator anew for each file took as long as the tests themselves.
          isolate: false,
          environment: 'node',
          include: [
            'packages/{ledger,postgres,server}/**/*.test.ts',
            'apps/{operator,games,local}/**/*.test.ts',
          ],
          exclude: EXCLUDE,
          globalSetup: POSTGRES,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: join(import.meta.dirname, 'apps/web'),
        test: {
          name: 'web',
          maxWorkers,
          environment: 'happy-dom',
          include: ['src/**/*.test.{ts,tsx}', '../../packages/ui/src/**/*.test.{ts,tsx}'],
          exclude: EXCLUDE,
          globalSetup: join(import.meta.dirname, POSTGRES),
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'crash',
          environment: 'node',
          include: [CRASH],
          exclude: ['**/node_modules/**', '**/dist/**'],
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
