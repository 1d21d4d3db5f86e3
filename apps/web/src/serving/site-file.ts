import type { PublicStatus } from '../lib/boot.ts';
import { OFFLINE_PATH, offlineAnswer } from './offline-page.ts';
import type { PageRequest } from './page-request.ts';
import { ROBOTS_PATH, robotsAnswer } from './search-engines.ts';
import { MANIFEST_PATH, manifestAnswer } from './web-manifest.ts';

/** What the site answers beside its pages, in the brand's own words; undefined for every other address. */
export function siteFile(
  status: PublicStatus,
  page: PageRequest,
): Promise<Response> | Response | undefined {
  if (page.url.pathname === MANIFEST_PATH) return manifestAnswer(status, page);
  if (page.url.pathname === OFFLINE_PATH) return offlineAnswer(status, page);
  if (page.url.pathname === ROBOTS_PATH)
    return robotsAnswer(status.siteOrigins[0] ?? page.url.origin);
  return undefined;
}
