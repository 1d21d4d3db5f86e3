import type { PublicStatus } from '../lib/boot.ts';
import type { Transport } from '../lib/transport.ts';
import type { AssetManifest } from './asset-manifest.ts';
import { OFFLINE_PATH, offlineAnswer } from './offline-page.ts';
import type { PageRequest } from './page-request.ts';
import { ROBOTS_PATH, robotsAnswer } from './search-engines.ts';
import { MANIFEST_PATH, manifestAnswer } from './web-manifest.ts';

/** What the files are made from beside the status. */
interface FileSources {
  transport: Transport;
  manifest: AssetManifest;
}

/** What the site answers beside its pages, in the brand's own words; undefined for every other address. */
export function siteFile(
  status: PublicStatus,
  page: PageRequest,
  { transport, manifest }: FileSources,
): Promise<Response> | Response | undefined {
  if (page.url.pathname === MANIFEST_PATH) return manifestAnswer(status, page);
  if (page.url.pathname === OFFLINE_PATH) return offline(status, page, { transport, manifest });
  if (page.url.pathname === ROBOTS_PATH)
    return robotsAnswer(status.siteOrigins[0] ?? page.url.origin);
  return undefined;
}

async function offline(
  status: PublicStatus,
  page: PageRequest,
  { transport, manifest }: FileSources,
): Promise<Response> {
  const { logo: logos, face } = status.info.whitelabel;
  const { text } = face.type;
  const read = async (address: string | undefined) => {
    if (address === undefined) return undefined;
    const answer = await transport
      .fetch(new URL(address, page.url).href, {})
      .catch(() => undefined);
    return answer?.ok ? answer.text() : undefined;
  };
  const picture = face.scenes.find(({ scene }) => scene === 'offline')?.picture;
  const [logo, scene] = await Promise.all([read(logos[page.theme]), read(picture)]);
  return offlineAnswer(status, page, {
    logo,
    scene,
    fonts: [...manifest.fontFiles(text, 'latin'), ...manifest.fontFiles(text, 'vietnamese')],
  });
}
