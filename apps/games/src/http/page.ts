/** The host's two pages: the game, and the page where anyone recomputes a round. */
import { LANGUAGE_TAGS, type Language } from '@palpite/domain';
import { sandboxGame } from '@palpite/sandbox/catalogue.ts';
import { VERIFY_TEXTS } from '../client/texts/verify-texts.ts';
import type { Entry } from './client-files.ts';

/** The data that the server passes to the game's script at start. */
export interface Boot {
  readonly gameCode: string;
  readonly title: string;
  readonly language: Language;
  readonly underMaintenance: boolean;
  /** The sites that the game may exchange messages with. */
  readonly siteOrigins: readonly string[];
}

/** The data that the server passes to the verify page. */
export interface VerifyBoot {
  readonly language: Language;
}

/** The one text of a page that no script can show. */
const NO_SCRIPT: Readonly<Record<Language, string>> = {
  EN: 'JavaScript is needed here.',
  PT: 'Esta página precisa de JavaScript.',
  ZH: '此页面需要启用 JavaScript。',
  ID: 'Halaman ini memerlukan JavaScript.',
  TH: 'หน้านี้ต้องใช้ JavaScript',
  VI: 'Trang này cần JavaScript.',
};

/**
 * The language that an address requests, as a wire code or a BCP 47 tag; English for any other, since anyone from
 * anywhere may verify a round.
 */
export function languageOf(asked: string | undefined): Language {
  const wanted = (asked ?? '').toLowerCase();
  const found = Object.entries(LANGUAGE_TAGS).find(
    ([code, tag]) => wanted === code.toLowerCase() || wanted === tag.toLowerCase(),
  );
  return (found?.[0] as Language | undefined) ?? 'EN';
}

/** The page of a game, or undefined when there is no such game. */
export function gamePage(
  entry: Entry,
  gameCode: string,
  language: Language,
  siteOrigins: readonly string[],
): string | undefined {
  const game = sandboxGame(gameCode);
  if (!game) return undefined;
  const title = game.titles[language];
  const boot: Boot = {
    gameCode,
    title,
    language,
    underMaintenance: game.underMaintenance,
    siteOrigins,
  };
  return document(entry, language, title, boot);
}

/** The verify page; everything on it is computed in the reader's browser. */
export function verifyPage(entry: Entry, language: Language): string {
  const boot: VerifyBoot = { language };
  return document(entry, language, VERIFY_TEXTS[language].title, boot);
}

/** A page without a script, for unknown addresses. */
export function notFoundPage(): string {
  return '<!doctype html><html lang="en"><meta charset="utf-8"><title>No such game</title><p>There is no game at this address.</p></html>';
}

function document(
  entry: Entry,
  language: Language,
  title: string,
  boot: Boot | VerifyBoot,
): string {
  const styles = entry.styles.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`);
  const preloads = entry.preloads.map(
    (href) => `<link rel="modulepreload" href="${escaped(href)}">`,
  );
  return [
    '<!doctype html>',
    `<html lang="${LANGUAGE_TAGS[language]}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="robots" content="noindex">',
    `<title>${escaped(title)}</title>`,
    ...styles,
    ...preloads,
    `<script type="module" src="${escaped(entry.script)}"></script>`,
    '</head>',
    '<body>',
    // data, not a script: `<` is escaped so that no text in it can end the element
    `<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>`,
    '<div id="root"></div>',
    `<noscript>${NO_SCRIPT[language]}</noscript>`,
    '</body>',
    '</html>',
  ].join('\n');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
