import { msg } from '@lingui/core/macro';
import type { PublicStatus } from '../lib/boot.ts';
import { createTexts } from '../lib/i18n/texts.ts';
import { type BrandFace, brandPage } from './brand-page.ts';
import type { PageRequest } from './page-request.ts';

/** Where the site's worker finds the page that it keeps for a time without a network. */
export const OFFLINE_PATH = '/offline';

/** The page that an installed site shows without a network: the brand's logo, colours and language are in it. */
export async function offlineAnswer(
  status: PublicStatus,
  page: PageRequest,
  face: BrandFace,
): Promise<Response> {
  const texts = await createTexts(page.language);
  const { brandName } = status;
  const { html, headers } = brandPage(status, page, texts, {
    title: texts.i18n._(msg`You are offline`),
    text: texts.i18n._(
      msg`There is no connection to ${brandName}. You cannot place new stakes. Your balance is the last one confirmed, and rounds in progress will be finished.`,
    ),
    ...face,
  });
  return new Response(html, { headers });
}
