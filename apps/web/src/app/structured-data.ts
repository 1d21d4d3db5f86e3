import { LANGUAGE_TAGS } from '@palpite/domain';
import type { Services } from '../lib/services.ts';
import type { Page, WrittenPage } from '../lib/page.ts';
import { pageAddress } from '../lib/page-address.ts';

/** Networks among the brand's resources that are its own pages. */
const NETWORKS: ReadonlySet<string> = new Set(['facebook', 'instagram', 'telegram']);

/** A page's structured data (schema.org): on home the site and its operator, on every other page the way to it. */
export function structuredData(services: Services, page: Page, written: WrittenPage) {
  const graph = page.path === '/' ? site(services) : inner(services, page, written);
  return { '@context': 'https://schema.org', '@graph': graph };
}

function site({ boot }: Services): object[] {
  const { info } = boot.status;
  const { brandName, slogan, appIcons } = info.whitelabel;
  const home = pageAddress(boot, '/');
  const found = pageAddress(boot, '/search');
  const root = new URL('/', home).href;
  const icon = appIcons.find(({ size, purpose }) => size === 512 && purpose === 'any');
  return [
    {
      '@type': 'WebSite',
      '@id': `${root}#site`,
      url: home,
      name: brandName,
      inLanguage: LANGUAGE_TAGS[boot.language],
      publisher: { '@id': `${root}#brand` },
      potentialAction: {
        '@type': 'SearchAction',
        // The braces are a placeholder for the search term; an address would percent-encode them.
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${found}${found.includes('?') ? '&' : '?'}q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@type': 'Organization',
      '@id': `${root}#brand`,
      name: brandName,
      slogan,
      url: root,
      ...(icon ? { logo: new URL(icon.src, root).href } : {}),
      sameAs: info.resources
        .filter(({ resourceType }) => NETWORKS.has(resourceType))
        .map(({ url }) => url),
    },
  ];
}

function inner({ boot }: Services, { list }: Page, written: WrittenPage): object[] {
  const { brandName } = boot.status.info.whitelabel;
  const way = [
    { name: brandName, item: pageAddress(boot, '/') },
    { name: written.name, item: written.address },
  ];
  const items = list?.() ?? [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: way.map(({ name, item }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item,
      })),
    },
    ...(items.length === 0
      ? []
      : [
          {
            '@type': 'ItemList',
            name: written.name,
            itemListElement: items.map(({ name, image }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              item: { '@type': 'VideoGame', name, image: new URL(image, written.address).href },
            })),
          },
        ]),
  ];
}
