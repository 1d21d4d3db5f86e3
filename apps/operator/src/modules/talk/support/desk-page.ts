import { themeOf } from '@palpite/brands/theme.ts';
import { EMAIL_SHAPE, LANGUAGE_TAGS, type Language } from '@palpite/domain';
import { html, raw } from 'hono/html';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import type { Pictures } from '#kernel/pictures.ts';
import { textsIn } from '#kernel/texts/texts.ts';
import type { SupportChannel } from '../tables/support.table.ts';
import { deskStyle } from './desk-style.ts';
import { DESK_TEXTS, type DeskTexts } from './desk-texts.ts';
import type { SupportMessage } from './leave-message.ts';

/** The path of the operator's own customer-service page. */
export const SUPPORT_PATH = '/support';
export const DESK_SCRIPT_PATH = `${SUPPORT_PATH}/desk.js`;
export const ANSWERS_PATH = `${SUPPORT_PATH}/answers`;
export const FORGET_PATH = `${SUPPORT_PATH}/forget`;

export const LONGEST_MESSAGE = 2_000;

/** The values of a message's form, and their errors. */
export interface DeskForm {
  /** New with each form, so that one sent twice leaves one message. */
  readonly formId: string;
  readonly message: string;
  readonly email: string;
  readonly wrong: 'messageMissing' | 'emailWrong' | 'tooMany' | null;
}

/** Everything that the page shows. */
export interface DeskView {
  readonly brand: LiveBrand;
  readonly pictures: Pictures;
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly nonce: string;
  /** Whether a page of the site shows it in its panel, which has the title. */
  readonly framed: boolean;
  /** The sealed pass in the address; empty for a visitor without one. */
  readonly pass: string;
  readonly channel: SupportChannel;
  /** Null for a visitor. */
  readonly username: string | null;
  readonly form: DeskForm;
  /** The writer's own messages, newest first: an account's, or those that a visitor's browser keeps. */
  readonly earlier: readonly SupportMessage[];
  /** The message requested by its number. */
  readonly looked: { readonly typed: string; readonly found: SupportMessage | undefined } | null;
  /** The message that has just been left. */
  readonly sent: SupportMessage | undefined;
}

/** The page; its script only fetches answers, so the page works without it. The template escapes every text. */
export function deskPage(view: DeskView) {
  const { brand, pictures, language, theme, nonce, channel } = view;
  const texts = textsIn(language, DESK_TEXTS, { username: view.username ?? '' });
  const { answer, answerCame, readAnswer } = texts;
  const said = JSON.stringify({ answer, answerCame, readAnswer });
  const logo = pictures.brandMark(brand, theme === 'dark' ? 'logo-dark.svg' : 'logo-light.svg');
  return html`<!doctype html>
    <html lang="${LANGUAGE_TAGS[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${texts.title} · ${brand.name}</title>
        <link rel="icon" type="image/svg+xml" href="${pictures.brandMark(brand, 'mark.svg')}" />
        <style nonce="${nonce}">${raw(deskStyle(themeOf(brand.face), brand.face.type.text, theme))}</style>
        <script type="module" nonce="${nonce}" src="${DESK_SCRIPT_PATH}"></script>
      </head>
      <body class="${view.framed ? 'framed' : ''}" data-writer="${view.username ?? ''}" data-pass="${view.pass}" data-answers="${ANSWERS_PATH}" data-texts="${said}">
        <header>
          <img src="${logo}" alt="${brand.name}" />
          <h1>${texts.title}</h1>
          ${channel === 'vip' ? html`<span class="vip">${texts.vip}</span>` : ''}
        </header>
        <p class="news" role="status"></p>
        <main>
          ${scene(view)} ${view.sent ? sentPart(view.sent, view, texts) : formPart(view, texts)}
          ${earlierPart(view, texts)} ${lookPart(view, texts)}
        </main>
      </body>
    </html>`;
}

/** One of the brand's cast; decoration. */
function scene({ brand, pictures }: DeskView) {
  if (!brand.face.scenes.includes('empty')) return '';
  return html`<img class="scene" src="${pictures.brandArt(brand, 'scene-empty.svg')}" alt="" width="192" height="192" />`;
}

function sentPart(sent: SupportMessage, { pass }: DeskView, texts: DeskTexts) {
  return html`<section role="status" class="card">
    <h2>${texts.sent}</h2>
    <p class="number">${sent.reference}</p>
    <p>${texts.keepReference}</p>
    <a href="${SUPPORT_PATH}?pass=${pass}">${texts.another}</a>
  </section>`;
}

function formPart({ pass, username, form }: DeskView, texts: DeskTexts) {
  const wrong = form.wrong === null ? null : texts[form.wrong];
  const inMessage = form.wrong === 'messageMissing' || form.wrong === 'tooMany';
  return html`<section>
    <p>${texts.promise}</p>
    <p>${username === null ? texts.visitor : texts.signedInAs}</p>
    <form method="post" action="${SUPPORT_PATH}">
      <input type="hidden" name="pass" value="${pass}" />
      <input type="hidden" name="formId" value="${form.formId}" />
      <label>
        ${texts.message}
        <textarea name="message" required minlength="3" maxlength="${LONGEST_MESSAGE}" aria-describedby="message-hint" aria-invalid="${inMessage}">${form.message}</textarea>
        <small id="message-hint" ${inMessage ? raw('class="wrong" role="alert"') : ''}>
          ${inMessage ? wrong : texts.messageHint}
        </small>
      </label>
      ${username === null ? emailField(form, texts) : ''}
      <button>${texts.send}</button>
    </form>
  </section>`;
}

function emailField(form: DeskForm, texts: DeskTexts) {
  const wrong = form.wrong === 'emailWrong';
  return html`<label>
    ${texts.email}
    <input type="email" name="email" autocomplete="email" maxlength="${EMAIL_SHAPE.maxLength}" value="${form.email}" aria-describedby="email-hint" aria-invalid="${wrong}" />
    <small id="email-hint" ${wrong ? raw('class="wrong" role="alert"') : ''}>
      ${wrong ? texts.emailWrong : texts.emailHint}
    </small>
  </label>`;
}

function earlierPart({ earlier, username, pass }: DeskView, texts: DeskTexts) {
  if (earlier.length === 0) return '';
  return html`<section>
    <h2>${texts.earlier}</h2>
    <ul>
      ${earlier.map((message) => html`<li>${messageCard(message, texts)}</li>`)}
    </ul>
    ${
      username === null
        ? html`<form method="post" action="${FORGET_PATH}">
            <input type="hidden" name="pass" value="${pass}" />
            <small>${texts.keptHere}</small>
            <button class="quiet">${texts.forget}</button>
          </form>`
        : ''
    }
  </section>`;
}

function lookPart({ pass, looked }: DeskView, texts: DeskTexts) {
  const missing = looked !== null && looked.found === undefined;
  return html`<section>
    <h2>${texts.findTitle}</h2>
    <form class="row" method="get" action="${SUPPORT_PATH}">
      <input type="hidden" name="pass" value="${pass}" />
      <label>
        ${texts.reference}
        <input name="reference" required maxlength="20" autocomplete="off" value="${looked?.typed ?? ''}" aria-invalid="${missing}" />
      </label>
      <button class="quiet">${texts.find}</button>
    </form>
    ${missing ? html`<p class="wrong" role="alert">${texts.notFound}</p>` : ''}
    ${looked?.found ? messageCard(looked.found, texts, 'looked-') : ''}
  </section>`;
}

/** @param place distinguishes the two when one message is on the page twice */
function messageCard({ reference, message, answer }: SupportMessage, texts: DeskTexts, place = '') {
  return html`<div class="card" id="${place}${reference}" data-reference="${reference}" tabindex="-1">
    <small>${reference}</small>
    <p class="said">${message}</p>
    ${
      answer === null
        ? html`<small class="waiting">${texts.waiting}</small>`
        : html`<div class="answered"><small>${texts.answer}</small><p class="said">${answer}</p></div>`
    }
  </div>`;
}
