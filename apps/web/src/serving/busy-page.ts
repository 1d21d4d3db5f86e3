import { msg } from '@lingui/core/macro';
import type { PublicStatus } from '../lib/boot.ts';
import { createTexts } from '../lib/i18n/texts.ts';
import { brandPage } from './brand-page.ts';
import type { PageRequest } from './page-request.ts';

/** What is waiting to be drawn now has been drawn by then. */
const RETRY_SECONDS = 5;

/** More pages are asked for than can be drawn: asking again in a moment is the visitor's, or their program's. */
export async function busyAnswer(status: PublicStatus, page: PageRequest): Promise<Response> {
  const texts = await createTexts(page.language);
  const { html, headers } = brandPage(status, page, texts, {
    title: texts.i18n._(msg`The site is very busy right now`),
    text: texts.i18n._(msg`Nothing you have done is lost. Try again in a moment.`),
  });
  headers.set('Retry-After', String(RETRY_SECONDS));
  return new Response(html, { status: 503, headers });
}
