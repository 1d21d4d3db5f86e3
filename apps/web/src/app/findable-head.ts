import { LANGUAGE_TAGS, type Language } from '@palpite/domain';
import { offeredLanguages } from '../lib/i18n/language.ts';
import type { Services } from '../lib/services.ts';
import type { Page, WrittenPage } from '../lib/page.ts';
import { pageAddress } from '../lib/page-address.ts';

import { structuredData } from './structured-data.ts';

/** Open Graph combines a language with the country where it is mostly read. */
const OPEN_GRAPH_LOCALES: Record<Language, string> = {
  PT: 'pt_BR',
  EN: 'en_US',
  ZH: 'zh_CN',
  ID: 'id_ID',
  TH: 'th_TH',
  VI: 'vi_VN',
};

/**
 * What search engines and link previews read of a page, in addition to its title. Only the server renders it, and no
 * browser loads this file.
 */
export function findableHead(services: Services, page: Page, written: WrittenPage) {
  const { boot } = services;
  return {
    meta: [
      ...(page.unlisted ? [{ name: 'robots', content: 'noindex' }] : []),
      ...previewMeta(services, written),
    ],
    links: languageLinks(boot, page.path),
    scripts: [
      {
        type: 'application/ld+json',
        // Escaped so that no text of the operator can end the element.
        children: JSON.stringify(structuredData(services, page, written)).replaceAll(
          '<',
          '\\u003c',
        ),
      },
    ],
  };
}

/** Open Graph, which every network reads; `twitter:card` requests the full-width picture. */
function previewMeta({ boot }: Services, { name, description, address }: WrittenPage) {
  const { brandName, shareImage } = boot.status.info.whitelabel;
  const { src, width, height } = shareImage;
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brandName },
    { property: 'og:title', content: name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: OPEN_GRAPH_LOCALES[boot.language] },
    { property: 'og:image', content: new URL(src, address).href },
    { property: 'og:image:width', content: `${width}` },
    { property: 'og:image:height', content: `${height}` },
    { property: 'og:image:alt', content: brandName },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/**
 * Every language version of a page links to all of them, itself included; readers of other languages get the brand's
 * own.
 */
function languageLinks(boot: Services['boot'], path: string) {
  const offered = offeredLanguages(boot.status);
  if (offered.length < 2) return [];
  const link = (hrefLang: string, language: Language) => ({
    rel: 'alternate',
    hrefLang,
    href: pageAddress(boot, path, language),
  });
  return [
    ...offered.map((language) => link(LANGUAGE_TAGS[language], language)),
    link('x-default', boot.status.defaultLanguage),
  ];
}
