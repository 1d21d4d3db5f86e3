import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Suites that kill processes: they run one file after another, apart from the rest. */
const CRASH = '**/*.crash.test.ts';
const CRASH_PROOF = '**/*.crash.proof.test.ts';
/** Set in each project, since projects do not inherit it. More workers than cores only delay each other. */
const maxWorkers = 2;
/** `npm run prove`: whole proofs in place of their samples. */
const prove = process.env.PROVE === '1';
/** What has no sample: it runs with the proofs alone. */
const PROOF = '**/*.proof.test.ts';
const EXCLUDE = [
  '**/node_modules/**',
  '**/dist/**',
  '**/.cache/**',
  CRASH,
  CRASH_PROOF,
  ...(prove ? [] : [PROOF]),
];
/** No test is slower than this, however busy the machine: what takes longer hangs. */
const HUNG = 600_000;
const POSTGRES = './packages/postgres/src/global-setup.ts';
const VALKEY = './scripts/test/valkey-setup.ts';
const TIDY = join(import.meta.dirname, 'apps/web/src/testing/tidy-page.ts');
const SHORT_IMPORTS = join(import.meta.dirname, 'scripts/test/short-imports.ts');

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
            'packages/{domain,contract,sandbox,lottery,art}/**/*.test.ts',
            '{brands,scripts,bench}/**/*.test.ts',
          ],
          exclude: EXCLUDE,
          testTimeout: HUNG,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: 'server',
          maxWorkers,
          // Importing the operator again for each file took as long as the tests themselves.
          isolate: false,
          environment: 'node',
          include: [
            'packages/{ledger,live,log,postgres,rooms,server,work}/**/*.test.ts',
            'apps/{operator,games,local}/**/*.test.ts',
          ],
          exclude: EXCLUDE,
          globalSetup: [POSTGRES, VALKEY],
          testTimeout: HUNG,
          expect: { poll: { timeout: 60_000 } },
          hookTimeout: HUNG,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: join(import.meta.dirname, 'apps/web'),
        test: {
          name: 'web',
          maxWorkers,
          // Each file's worker imports the operator again.
          execArgv: ['--import', pathToFileURL(SHORT_IMPORTS).href],
          environment: 'happy-dom',
          isolate: false,
          setupFiles: [TIDY],
          include: ['src/**/*.test.{ts,tsx}', '../../packages/ui/src/**/*.test.{ts,tsx}'],
          exclude: EXCLUDE,
          globalSetup: join(import.meta.dirname, POSTGRES),
          testTimeout: HUNG,
          expect: { poll: { timeout: 60_000 } },
          hookTimeout: HUNG,
        },
      },
      {
        test: {
          name: 'crash',
          environment: 'node',
          include: prove ? [CRASH, CRASH_PROOF] : [CRASH],
          exclude: ['**/node_modules/**', '**/dist/**'],
          fileParallelism: false,
          testTimeout: HUNG,
          expect: { poll: { timeout: 60_000 } },
          hookTimeout: HUNG,
        },
      },
    ],
  },
});
