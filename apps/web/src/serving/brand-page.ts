import { createHash } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { LANGUAGE_TAGS } from '@palpite/domain';
import type { PublicStatus } from '../lib/boot.ts';
import { escapeHtml } from '../lib/escape-html.ts';
import type { Texts } from '../lib/i18n/texts.ts';
import type { PageRequest } from './page-request.ts';

/** What the brand is shown by where the application is not. */
export interface BrandFace {
  /** The logo as SVG; undefined shows the brand's name. */
  readonly logo?: string | undefined;
  /** A scene as SVG, of what has happened. */
  readonly scene?: string | undefined;
  /** Addresses of the files of the brand's text face, which a browser that has been here still has. */
  readonly fonts?: readonly string[];
}

/** What such a page says. */
interface BrandWords {
  readonly title: string;
  readonly text: string;
}

/**
 * A page in the brand's colours and the visitor's language that needs nothing else: no script, no style sheet, no
 * rendering. It offers to try the same address again.
 */
export function brandPage(
  status: PublicStatus,
  { language, theme }: PageRequest,
  { i18n }: Pick<Texts, 'i18n'>,
  { title, text, logo, scene, fonts = [] }: BrandWords & BrandFace,
): { html: string; headers: Headers } {
  const { brandName } = status;
  const style = fontStyle(fonts) + styleOf(status, theme);
  const html =
    `<!doctype html><html lang="${LANGUAGE_TAGS[language]}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${escapeHtml(title)} · ${escapeHtml(brandName)}</title><style>${style}</style></head>` +
    `<body><main>${logoOf(brandName, logo)}${sceneOf(scene)}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>` +
    // An empty address is the one that was asked for: the page replaces it.
    `<a href="">${escapeHtml(i18n._(msg`Try again`))}</a></main></body></html>`;
  const hash = createHash('sha256').update(style).digest('base64');
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; font-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Cookie',
  });
  return { html, headers };
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

function sceneOf(scene: string | undefined): string {
  if (scene === undefined) return '';
  return `<p><img class="scene" src="data:image/svg+xml;base64,${Buffer.from(scene).toString('base64')}" alt=""></p>`;
}

function styleOf(status: PublicStatus, theme: PageRequest['theme']): string {
  const colours = status.theme[theme];
  return (
    `:root{color-scheme:${theme}}` +
    `body{margin:0;min-height:100dvh;display:grid;place-items:center;background:${colours.canvas};color:${colours.textDefault};font:450 16px/1.5 ${FONT},system-ui,sans-serif}` +
    'main{max-width:28rem;padding:2rem;text-align:center}h1{font-size:1.5rem;margin:1rem 0 .5rem}' +
    `b{color:${colours.accentStrong}}img{height:2rem}.scene{height:12rem;margin-top:1.5rem;border-radius:1rem}p{margin:0 0 1.5rem;color:${colours.textMuted}}` +
    `a{display:inline-block;padding:.75rem 1.5rem;border-radius:.625rem;background:${colours.action};color:${colours.onAction};font-weight:700;text-decoration:none}` +
    `a:focus-visible{outline:2px solid ${colours.focus};outline-offset:2px}`
  );
}
