import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS } from '@palpite/domain';
import { createTexts } from '../lib/i18n/texts.ts';

/** The host belongs to no brand. */
export function unknownHost(): Promise<Response> {
  return plainPage(
    404,
    msg`There is no site at this address`,
    msg`Check the address and try again.`,
  );
}

/** The operator does not answer, so there is no brand to render a page for. */
export function operatorSilent(): Promise<Response> {
  return plainPage(
    503,
    msg`The site cannot be reached right now`,
    msg`Nothing you have done is lost. Try again in a moment.`,
  );
}

/** No script and no style sheet: nothing here could fail too. */
async function plainPage(
  status: 404 | 503,
  title: MessageDescriptor,
  text: MessageDescriptor,
): Promise<Response> {
  const { i18n } = await createTexts(DEFAULT_LANGUAGE);
  const html = `<!doctype html><html lang="${LANGUAGE_TAGS[DEFAULT_LANGUAGE]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${i18n._(title)}</title></head><body><h1>${i18n._(title)}</h1><p>${i18n._(text)}</p></body></html>`;
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  if (status === 503) headers.set('Retry-After', '10');
  return new Response(html, { status, headers });
}
