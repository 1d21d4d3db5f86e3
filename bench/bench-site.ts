import {
  type SiteProcess,
  type SiteProcessOptions,
  startSiteProcess,
} from '@palpite/local/site-process.ts';
import { temporaryFolder } from '@palpite/local/temporary-folder.ts';

/** A site of one's own for a measurement; everything it made is gone afterwards. */
export async function withSite<Result>(
  work: (site: SiteProcess) => Promise<Result>,
  options: Pick<SiteProcessOptions, 'environment'> = {},
): Promise<Result> {
  const folder = await temporaryFolder('bench');
  const site = await startSiteProcess({ ...options, dataDirectory: folder.path, port: 0 });
  try {
    return await work(site);
  } finally {
    await site.stop();
    await folder.remove();
  }
}
