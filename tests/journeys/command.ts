import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CHECKOUT } from '@palpite/local/settings.ts';
import type { SharedSite } from './fixtures.ts';

/** A command that waits for longer is ended, and its error says what it has printed. */
const LIMIT_MS = 120_000;

/**
 * `npm run operator -- --as-owner …` on the journeys' site, as the owner of the machine would run it. @returns the
 * output
 */
export async function operatorCommand(
  site: Pick<SharedSite, 'databaseUrl' | 'dataDirectory'> & {
    /** What the site was started with besides. */
    readonly environment?: NodeJS.ProcessEnv;
  },
  ...typed: string[]
): Promise<string> {
  const program = join(CHECKOUT, 'apps/local/src/operator-command.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, '--as-owner', ...typed],
    {
      timeout: LIMIT_MS,
      env: {
        ...process.env,
        ...site.environment,
        PALPITE_DATA: site.dataDirectory,
        DATABASE_URL: site.databaseUrl,
      },
    },
  );
  return stdout;
}
