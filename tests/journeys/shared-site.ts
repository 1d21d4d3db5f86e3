/** One site for all journeys of a run: free ports, a data folder and a database of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSiteProcess } from '@palpite/local/site-process.ts';

/** The variables through which the workers learn of the site. */
export const SITE_VARIABLES = {
  origin: 'PALPITE_TEST_ORIGIN',
  gamesOrigin: 'PALPITE_TEST_GAMES_ORIGIN',
  databaseUrl: 'PALPITE_TEST_DATABASE_URL',
  dataDirectory: 'PALPITE_TEST_DATA',
} as const;

export default async function startSharedSite(): Promise<() => Promise<void>> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'palpite-journeys-'));
  const site = await startSiteProcess({ dataDirectory, port: 0 });
  process.env[SITE_VARIABLES.origin] = site.origins[0];
  process.env[SITE_VARIABLES.gamesOrigin] = site.gamesOrigin;
  process.env[SITE_VARIABLES.databaseUrl] = site.databaseUrl;
  process.env[SITE_VARIABLES.dataDirectory] = dataDirectory;
  return async () => {
    const code = await site.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The site ended with ${code}:\n${site.output()}`);
  };
}
