/** One site for all journeys of a run: free ports, a data folder and a database of its own. */
import { startSiteProcess } from '@palpite/local/site-process.ts';
import { temporaryFolder } from '@palpite/local/temporary-folder.ts';

/** The variables that pass the site on to the workers. */
export const SITE_VARIABLES = {
  origin: 'PALPITE_TEST_ORIGIN',
  gamesOrigin: 'PALPITE_TEST_GAMES_ORIGIN',
  databaseUrl: 'PALPITE_TEST_DATABASE_URL',
  dataDirectory: 'PALPITE_TEST_DATA',
} as const;

export default async function startSharedSite(): Promise<() => Promise<void>> {
  const folder = await temporaryFolder('journeys');
  // All journeys share one IP address, so their pages, logins and registrations look like those of many people.
  const environment = {
    LIMITS: JSON.stringify({
      generalPerMinute: 6_000,
      loginPerAddressPerMinute: 600,
      registrationsBeforeCaptcha: 100,
    }),
  };
  const site = await startSiteProcess({ dataDirectory: folder.path, port: 0, environment });
  process.env[SITE_VARIABLES.origin] = site.origins[0];
  process.env[SITE_VARIABLES.gamesOrigin] = site.gamesOrigin;
  process.env[SITE_VARIABLES.databaseUrl] = site.databaseUrl;
  process.env[SITE_VARIABLES.dataDirectory] = folder.path;
  return async () => {
    const code = await site.stop();
    await folder.remove();
    if (code !== 0) throw new Error(`The site ended with ${code}:\n${site.output()}`);
  };
}
