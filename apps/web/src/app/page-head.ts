import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { LANGUAGE_TAGS, type Language } from '@palpite/domain';
import { offeredLanguages } from '../i18n/language.ts';
import type { PublicStatus } from '../lib/boot.ts';
import type { Services } from '../lib/services.ts';

interface Page {
  title: MessageDescriptor;
  description?: MessageDescriptor;
  /** The one address that search engines should keep for it, as a path. */
  path: string;
}

/** Title, description, canonical address and the other languages of a page, for a route's `head`. */
export function pageHead({ boot, texts }: Services, { title, description, path }: Page) {
  const { status, origin } = boot;
  if (status.status !== 0) return closedHead(status, texts);
  const canonical = `${origin}${path}`;
  const offered = offeredLanguages(status);
  return {
    meta: [
      { title: `${texts.i18n._(title)} · ${status.brandName}` },
      {
        name: 'description',
        content: description ? texts.i18n._(description) : status.info.whitelabel.description,
      },
    ],
    links: [
      { rel: 'canonical', href: canonical },
      ...(offered.length > 1 ? offered : []).map((language) => ({
        rel: 'alternate',
        hrefLang: LANGUAGE_TAGS[language],
        href: inLanguage(canonical, language),
      })),
    ],
  };
}

/** A closed site has one page, whatever was asked for, and search engines should keep none of it. */
function closedHead({ status, brandName }: PublicStatus, { i18n }: Services['texts']) {
  const title = status === 1 ? msg`System Maintenance` : msg`IP Restriction`;
  return {
    meta: [{ title: `${i18n._(title)} · ${brandName}` }, { name: 'robots', content: 'noindex' }],
    links: [],
  };
}

function inLanguage(canonical: string, language: Language): string {
  const address = new URL(canonical);
  address.searchParams.set('lang', language);
  return address.href;
}
