import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@palpite/domain';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { offeredMethods } from '@palpite/operator/testing/money';
import { game, vendor } from '@palpite/operator/testing/tables';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { closeApp, renderApp, signInBefore } from '../../testing/render-app.tsx';
import { loadCatalogue } from './language.ts';

const operator = withOperator({ config: { now: () => new Date() } });
/** What is called the same in every language: studios, who takes payments, the languages themselves. */
let names: ReadonlySet<string>;
/** What games are called in a language. */
const gameNames = new Map<Language, ReadonlySet<string | undefined>>();
let closedGame: string;
beforeAll(async () => {
  const { database, brands } = operator.services;
  const games = await database.select().from(game);
  const studios = await database.select().from(vendor);
  for (const language of LANGUAGES) {
    gameNames.set(language, new Set(games.map(({ titles }) => titles[language])));
  }
  names = new Set([
    ...studios.map(({ name }) => name),
    ...offeredMethods(await brands.brand('palpite'), 'EN').flatMap(({ channels }) =>
      channels.map(({ provider }) => provider),
    ),
  ]);
  closedGame = `${games.find(({ maintenance }) => maintenance)?.nodeId}`;
});
afterEach(closeApp);

/** Every address that shows something of its own to a visitor. */
const VISITOR_SCREENS = [
  '/',
  ...['rng', 'pvp', 'live', 'fish', 'sports', 'esports', 'inhouse'].map((lobby) => `/${lobby}`),
  '/rng?name=zzzz',
  '/register',
  '/login',
  '/helpmc?login=1',
  '/helpmc?register=1',
  '/helpmc?forgot=email',
  '/helpmc?forgot=mobile',
  '/security',
  '/helpmc?find=1',
  '/helpmc?find=zzzz',
  '/helpmc?app=ios',
  '/helpmc?app=android',
  '/download',
  '/helpmc?addresses=1',
  '/helpmc?announcements=1',
  '/helpmc?announcements=1&announcement=1',
  '/helpmc?help=1',
  '/helpmc?help=privacy',
  '/helpmc',
  '/helpmc?article=privacy',
  '/promotions',
  '/promotions?id=calm-monday',
  '/promotions?id=none',
  '/promoDetail?id=opening-balance',
  '/game',
  '/lottery/verify',
  '/none',
];
/** And to somebody who is signed in. */
const MEMBER_SCREENS = [
  '/',
  '/helpmc?logout=1',
  '/rng',
  '/helpmc?member=overview',
  '/helpmc?member=securityCenter',
  '/helpmc?member=depositv2',
  '/helpmc?member=depositv2&report=channel%3Dted-ipe',
  '/helpmc?member=depositv2&report=tab%3Dorders',
  '/helpmc?member=depositv2&report=order%3DD0',
  '/helpmc?agent=menu',
  '/helpmc?member=messageV2',
  '/helpmc?member=messageV2&report=tab%3Dpersonal',
  '/helpmc?member=messageV2&report=message%3D0',
  '/helpmc?member=messageV2&report=write%3Dupline',
];

/** Every word that a person sees or hears: texts, names, hints. */
function shownTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement?.closest('script, style')) texts.push(textContent ?? '');
  }
  for (const element of document.body.querySelectorAll(
    '[aria-label], [placeholder], [title], [alt]',
  ))
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      texts.push(element.getAttribute(name) ?? '');
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

/** Texts of one language by what they say, as far as they are whole sentences or words without values. */
async function wordsOf(language: Language): Promise<Map<string, string>> {
  const words = new Map<string, string>();
  for (const [key, message] of Object.entries(await loadCatalogue(language)))
    if (Array.isArray(message) && message.length === 1 && typeof message[0] === 'string')
      words.set(key, message[0]);
  return words;
}

/** What is on the screens, once everything that they ask for has come; by address. */
async function readScreens(
  language: Language,
  paths: readonly string[],
): Promise<Map<string, readonly string[]>> {
  const { router } = await renderApp(operator, paths[0] ?? '/', {
    language,
    status: (status) => ({ ...status, languages: [...LANGUAGES] }),
  });
  const { queryClient } = router.options.context;
  const screens = new Map<string, readonly string[]>();
  for (const path of paths) {
    router.history.push(path);
    await router.load();
    await waitFor(() => {
      expect(document.querySelector('h1, h2, dialog'), path).toBeTruthy();
      if (/[?&](?!name|article|id)/.test(path)) {
        expect(document.querySelector('dialog[open] h2, dialog[open] h3'), path).toBeTruthy();
      }
      expect(document.querySelector('[data-later]'), path).toBeNull();
      expect(queryClient.isFetching(), path).toBe(0);
    });
    expect(document.documentElement.lang).toBe(LANGUAGE_TAGS[language]);
    screens.set(path, shownTexts());
  }
  closeApp();
  return screens;
}

/** Words of a sentence or a name of several: what could be told to be of one language. */
const isTelling = (text: string) => (text.match(/\p{L}{2,}/gu) ?? []).length > 1;

let portuguese: ReadonlySet<string>;
let english: ReadonlySet<string>;
const paths = () => [...VISITOR_SCREENS, `/helpmc?unavailable=${closedGame}`];

async function readAll(language: Language) {
  const visitor = await readScreens(language, paths());
  await signInBefore(operator);
  const member = await readScreens(language, MEMBER_SCREENS);
  return [
    ...visitor,
    ...[...member].map(([path, texts]) => [`${path}, signed in`, texts] as const),
  ];
}

test('[I18N-03] the two languages that others fall back to are read first', async () => {
  const all = async (language: Language) =>
    new Set((await readAll(language)).flatMap(([, texts]) => texts).filter(isTelling));
  portuguese = await all('PT');
  english = await all('EN');
  expect(portuguese.size).toBeGreaterThan(150);
  const both = [...english].filter((text) => portuguese.has(text));
  // some Portuguese titles are English names
  const isOfGame = (text: string) => gameNames.get('PT')?.has(text);
  expect(both.filter((text) => !isSameEverywhere(text) && !isOfGame(text))).toEqual([]);
});

/** A text of no language: addresses, figures, the clock's own name of a zone, and names of all kinds. */
const isSameEverywhere = (text: string) =>
  /^[\w.+-]+@|^https?:|localhost|^\d|©|Palpite|^[A-Z]\w+\/[A-Z]\w+$/.test(text) ||
  names.has(text.replace(/^: /, '')) ||
  OTHER_NAMES.has(text);
const OTHER_NAMES = new Set([
  'Português (Brasil)',
  'Bahasa Indonesia',
  'Tiếng Việt',
  '简体中文',
  // Known by this name wherever there is no branch of its own.
  'Gamblers Anonymous',
  // What a referral code looks like.
  'AB12CD',
]);

test.each(LANGUAGES.filter((language) => language !== 'EN' && language !== 'PT'))(
  '[I18N-03] in %s no screen shows a raw key, or a text that was left in English or Portuguese',
  async (language) => {
    const own = await wordsOf(language);
    const source = await wordsOf('EN');
    const left = new Set(
      [...source].flatMap(([key, text]) => (own.get(key) === text ? [] : [text])),
    );
    const alike = new Set(own.values());
    for (const [path, shown] of await readAll(language)) {
      const foreign = shown.filter(
        (text) =>
          !alike.has(text) &&
          !isSameEverywhere(text) &&
          !gameNames.get(language)?.has(text) &&
          (left.has(text) || (isTelling(text) && (english.has(text) || portuguese.has(text)))),
      );
      expect.soft(foreign, path).toEqual([]);
      expect
        .soft(
          shown.filter((text) => own.has(text)),
          `${path}: keys`,
        )
        .toEqual([]);
    }
  },
);
