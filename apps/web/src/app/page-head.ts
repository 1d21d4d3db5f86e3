import type { Services } from '../lib/services.ts';
import { findableHead } from './findable-head.ts';
import type { Page } from '../lib/page.ts';
import { pageAddress } from '../lib/page-address.ts';

/**
 * A route's `head`: title, description and canonical address everywhere; what only programs read (other languages,
 * previews, structured data) only on the server.
 */
export function pageHead(services: Services, page: Page) {
  const { status } = services.boot;
  // A closed site has one page, whatever the address: the root names it.
  if (status.status !== 0) return {};
  const { i18n } = services.texts;
  const { brandName, slogan, description: brandDescription } = status.info.whitelabel;
  const { title, part = [], description, about, path } = page;
  const called = typeof title === 'object' ? i18n._(title) : title;
  const name = (called ? [called, ...part] : [brandName, slogan]).join(' · ');
  const written = {
    name,
    title: called ? `${name} · ${brandName}` : name,
    description: about ?? (description ? i18n._(description) : brandDescription),
    address: pageAddress(services.boot, path),
  };
  const findable = import.meta.env.SSR ? findableHead(services, page, written) : undefined;
  return {
    meta: [
      { title: written.title },
      { name: 'description', content: written.description },
      ...(findable?.meta ?? []),
    ],
    links: [{ rel: 'canonical', href: written.address }, ...(findable?.links ?? [])],
    scripts: findable?.scripts,
  };
}
