import { hexText, parseOklch } from '@palpite/contract/oklch.ts';
import { LANGUAGE_TAGS } from '@palpite/domain';
import type { PublicStatus } from '../lib/boot.ts';
import type { PageRequest } from './page-request.ts';

/** Where the manifest stands; `?lang=` gives it in another language. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** What a system must know to install the site of this brand. */
export function webManifest(status: PublicStatus, { language }: Pick<PageRequest, 'language'>) {
  const { brandName, info, theme } = status;
  const { slogan, description, appIcons } = info.whitelabel;
  return {
    // One site however it is asked for: another language is no other app.
    id: '/',
    name: brandName,
    short_name: brandName,
    description: `${slogan} ${description}`,
    lang: LANGUAGE_TAGS[language],
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: hexText(parseOklch(theme.light.canvas)),
    theme_color: hexText(parseOklch(theme.light.surface)),
    categories: ['games', 'entertainment'],
    icons: appIcons.map(({ src, size, purpose }) => ({
      src,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}

/** The manifest as an answer. Other addresses of the site ask for it to measure how fast this one is. */
export function manifestAnswer(status: PublicStatus, page: PageRequest): Response {
  return new Response(JSON.stringify(webManifest(status, page)), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Cookie',
    },
  });
}
