import { vendorList } from '@palpite/contract/catalogue.ts';
import { promotionList } from '@palpite/contract/promotion.ts';
import { systemGetHelpCenter } from '@palpite/contract/system.ts';
import { isGuarded } from '../lib/guard.ts';
import { pageAddress } from '../lib/page-address.ts';
import { lobbyOf } from '../parts/catalogue/lobby-segment.ts';
import { offeredLanguages } from '../lib/i18n/language.ts';
import type { PublicStatus } from '../lib/boot.ts';
import type { Transport } from '../lib/transport.ts';
import { offersRegistration } from '../parts/identity/registration-offer.ts';
import { createServerClient } from './server-client.ts';

/** Where search engines find every page of the brand. */
export const SITEMAP_PATH = '/sitemap.xml';

/**
 * Every page of the brand that search engines may keep, in each of its languages. Which pages are the same in another
 * language, the pages say themselves (`hreflang`).
 * @throws CallError when the operator cannot be asked
 */
export async function sitemap(status: PublicStatus, transport: Transport): Promise<string> {
  const paths = await pagePaths(status, transport);
  const origin = new URL(transport.baseUrl).origin;
  const addresses = offeredLanguages(status).flatMap((language) =>
    paths.map((path) => pageAddress({ status, origin, language }, path)),
  );
  const entries = addresses.map((address) => `<url><loc>${escaped(address)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

async function pagePaths(status: PublicStatus, transport: Transport): Promise<string[]> {
  const client = createServerClient(transport, status.defaultLanguage);
  const [{ data }, { sections }, promotions] = await Promise.all([
    client.call(vendorList, { query: { platform: 'html5-desktop' } }),
    client.call(systemGetHelpCenter),
    client.call(promotionList, { query: {} }),
  ]);
  const lobbies = data.lanes.flatMap(({ gameCategory, vendors }) => {
    const lobby = lobbyOf(gameCategory);
    if (lobby === null || vendors.length === 0) return [];
    return [`/${lobby}`, ...vendors.map(({ vassalage }) => `/${lobby}?page=${vassalage}`)];
  });
  const articles = sections.flatMap((section) =>
    section.articles.map(({ articleId }) => `/helpmc?article=${encodeURIComponent(articleId)}`),
  );
  const paths = [
    '/',
    ...lobbies,
    '/promotions',
    ...promotions.list.map(({ id }) => `/promoDetail?id=${encodeURIComponent(id)}`),
    ...(offersRegistration(status) ? ['/register'] : []),
    '/download',
    '/helpmc',
    ...articles,
  ];
  return paths.filter((path) => !isGuarded(status.settings, path.replace(/\?.*/, '')));
}

/** The sitemap as an answer. */
export function sitemapAnswer(xml: string): Response {
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300, s-maxage=3600',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
