import { themeOf } from '@palpite/brands/theme.ts';
import { isLanguage, LANGUAGE_TAGS, type Language } from '@palpite/domain';
import { html, raw } from 'hono/html';
import type { LiveBrand } from '../http/live-brand.ts';
import type { ChatPass } from './chat-pass.ts';
import { textIn, textsIn } from '../texts/texts.ts';
import { roomStyle } from './room-style.ts';
import { ROOM_TEXTS } from './room-texts.ts';

/** Longest message, in characters. */
export const LONGEST_CHAT_MESSAGE = 300;

interface RoomLook {
  readonly brand: LiveBrand;
  readonly theme: 'light' | 'dark';
  readonly nonce: string;
}

interface RoomView extends RoomLook {
  /** What the page speaks with. */
  readonly pass: string;
  /** The pass that opened it: how the window looks and in which language it speaks. */
  readonly door: ChatPass;
  /** IANA name; the brand's. */
  readonly timeZone: string;
  readonly keptDays: number;
  readonly scriptPath: string;
  readonly messagesPath: string;
}

/** The room, empty: its script brings what is said. Every text is escaped by the template. */
export function roomPage(view: RoomView) {
  const { brand, theme, nonce, door, pass, timeZone, keptDays } = view;
  const { language, title, headerColor } = door;
  // The page's script fills in the time.
  const texts = textsIn(language, ROOM_TEXTS, { days: keptDays, time: '{time}' });
  const said = JSON.stringify(texts);
  return html`<!doctype html>
    <html lang="${LANGUAGE_TAGS[language]}">
      <head>
        ${head(title, roomStyle(themeOf(brand.theme), theme, headerColor), nonce)}
        <script type="module" nonce="${nonce}" src="${view.scriptPath}"></script>
      </head>
      <body data-pass="${pass}" data-messages="${view.messagesPath}" data-texts="${said}" data-zone="${timeZone}">
        <header><h1>${title}</h1></header>
        <p class="note">${texts.note}</p>
        <div class="log" role="log" tabindex="0" aria-label="${texts.messages}">
          <ol></ol>
          <p class="empty" hidden>${texts.empty}</p>
        </div>
        <button class="newer" type="button" hidden>${texts.newer}</button>
        <p class="status" role="status">${texts.connecting}</p>
        <form method="post">
          <label for="text">${texts.write}</label>
          <textarea id="text" rows="1" maxlength="${LONGEST_CHAT_MESSAGE}" enterkeyhint="send"></textarea>
          <button>${texts.send}</button>
        </form>
        <noscript><p class="status wrong">${texts.noScript}</p></noscript>
      </body>
    </html>`;
}

/** What stands there for a pass that opens nothing (any more). */
export function closedRoomPage({
  brand,
  theme,
  nonce,
  cookie,
}: RoomLook & { cookie: string | undefined }) {
  const language: Language = isLanguage(cookie) ? cookie : brand.defaultLanguage;
  return html`<!doctype html>
    <html lang="${LANGUAGE_TAGS[language]}">
      <head>
        ${head(brand.name, roomStyle(themeOf(brand.theme), theme, '#000000'), nonce)}
      </head>
      <body>
        <p class="status wrong">${textIn(language, ROOM_TEXTS.over)}</p>
      </body>
    </html>`;
}

function head(title: string, style: string, nonce: string) {
  return html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <style nonce="${nonce}">${raw(style)}</style>`;
}
