import { type SiteProcess, startSiteProcess } from '@palpite/local/site-process.ts';
import { temporaryFolder } from '@palpite/local/temporary-folder.ts';

/**
 * A site that a journey may kill or configure; restarted on the same ports and data it is the same site.
 * @param given additional environment, such as LIMITS
 */
export async function ownSite(given: NodeJS.ProcessEnv = {}) {
  const folder = await temporaryFolder('own');
  let site: SiteProcess = await startSiteProcess({
    dataDirectory: folder.path,
    port: 0,
    environment: given,
  });
  const { port } = new URL(site.origins[0]);
  const environment = { ...given, GAMES_PORT: new URL(site.gamesOrigin).port };
  return {
    origin: site.origins[0],
    dataDirectory: folder.path,
    environment: given,
    get databaseUrl() {
      return site.databaseUrl;
    },
    async killAndStartAgain() {
      await site.kill();
      site = await startSiteProcess({
        dataDirectory: folder.path,
        port: Number(port),
        environment,
      });
    },
    async [Symbol.asyncDispose]() {
      await site.stop();
      await folder.remove();
    },
  };
}
