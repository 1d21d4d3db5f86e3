import type { MessageDescriptor } from '@lingui/core';
import { LANGUAGE_TAGS, type Language } from '@palpite/domain';
import { offeredLanguages } from '../i18n/language.ts';
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
  // A closed site has one page, whatever was asked for: the root names it.
  if (status.status !== 0) return {};
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

function inLanguage(canonical: string, language: Language): string {
  const address = new URL(canonical);
  address.searchParams.set('lang', language);
  return address.href;
}
