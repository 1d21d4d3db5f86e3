import { type SiteProcess, startSiteProcess } from '@palpite/local/site-process.ts';
import { temporaryFolder } from '@palpite/local/temporary-folder.ts';

/** A site that a journey may kill; on the same ports and data it comes back as the same site. */
export async function ownSite() {
  const folder = await temporaryFolder('own');
  let site: SiteProcess = await startSiteProcess({ dataDirectory: folder.path, port: 0 });
  const { port } = new URL(site.origins[0]);
  const environment = { GAMES_PORT: new URL(site.gamesOrigin).port };
  return {
    origin: site.origins[0],
    dataDirectory: folder.path,
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
