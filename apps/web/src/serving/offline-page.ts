import { createHash } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { LANGUAGE_TAGS } from '@palpite/domain';
import { createTexts } from '../lib/i18n/texts.ts';
import type { PublicStatus } from '../lib/boot.ts';
import { escapeHtml } from '../lib/escape-html.ts';
import type { PageRequest } from './page-request.ts';

/** Where the site's worker finds the page that it keeps for a time without a network. */
export const OFFLINE_PATH = '/offline';

/** The brand's face where nothing can be asked for. */
export interface OfflineFace {
  /** The logo as SVG; undefined where it could not be read. */
  logo: string | undefined;
  /** Addresses of the site's font, which a browser that has been here still has. */
  fonts: readonly string[];
}

/** The page that an installed site shows without a network: the brand's logo, colours and language are in it. */
export async function offlineAnswer(
  status: PublicStatus,
  { language, theme }: PageRequest,
  { logo, fonts }: OfflineFace,
): Promise<Response> {
  const { i18n } = await createTexts(language);
  const { brandName } = status;
  const title = i18n._(msg`You are offline`);
  const text = i18n._(
    msg`There is no connection to ${brandName}. You cannot place new stakes. Your balance is the last one confirmed, and rounds in progress will be finished.`,
  );
  const again = i18n._(msg`Try again`);
  const style = fontStyle(fonts) + styleOf(status, theme);
  const html =
    `<!doctype html><html lang="${LANGUAGE_TAGS[language]}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${escapeHtml(title)} · ${escapeHtml(status.brandName)}</title><style>${style}</style></head>` +
    `<body><main>${logoOf(brandName, logo)}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>` +
    // An empty address is the one that was asked for: the page replaces it.
    `<a href="">${escapeHtml(again)}</a></main></body></html>`;
  const hash = createHash('sha256').update(style).digest('base64');
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; font-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Cookie',
    },
  });
}

/** Of each file its own name: the letters that the first lacks are looked for in the next. */
const FONT = 'Site,Site2';

function fontStyle(fonts: readonly string[]): string {
  return fonts
    .map((address, index) => {
      const name = FONT.split(',')[index];
      return `@font-face{font-family:${name};src:url(${address}) format("woff2");font-weight:200 800;font-display:swap}`;
    })
    .join('');
}

function logoOf(brandName: string, logo: string | undefined): string {
  const name = escapeHtml(brandName);
  if (logo === undefined) return `<b>${name}</b>`;
  return `<img src="data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}" alt="${name}">`;
}

function styleOf(status: PublicStatus, theme: PageRequest['theme']): string {
  const colours = status.theme[theme];
  return (
    `:root{color-scheme:${theme}}` +
    `body{margin:0;min-height:100dvh;display:grid;place-items:center;background:${colours.canvas};color:${colours.textDefault};font:450 16px/1.5 ${FONT},system-ui,sans-serif}` +
    'main{max-width:28rem;padding:2rem;text-align:center}h1{font-size:1.5rem;margin:1rem 0 .5rem}' +
    `b{color:${colours.accentStrong}}img{height:2rem}p{margin:0 0 1.5rem;color:${colours.textMuted}}` +
    `a{display:inline-block;padding:.75rem 1.5rem;border-radius:.625rem;background:${colours.action};color:${colours.onAction};font-weight:700;text-decoration:none}` +
    `a:focus-visible{outline:2px solid ${colours.focus};outline-offset:2px}`
  );
}
