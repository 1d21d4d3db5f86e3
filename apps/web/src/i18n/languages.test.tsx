import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@palpite/domain';
import { createTestOperator, type TestOperator } from '@palpite/operator/testing.ts';
import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { closeApp, renderApp } from '../testing/render-app.tsx';
import { loadCatalogue } from './language.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ config: { now: () => new Date() } });
});
afterEach(closeApp);
afterAll(() => operator.close());

const inAll = (language: Language, path: string) =>
  renderApp(operator, path, {
    language,
    status: (status) => ({ ...status, languages: [...LANGUAGES] }),
  });

test('[I18N-01] the brand’s own language is the default, Portuguese; English stands second', async () => {
  const { router } = await renderApp(operator, '/', { language: '' });
  const { boot, texts } = router.options.context;
  expect(texts.language()).toBe('PT');
  expect(boot.status.languages.slice(0, 2)).toEqual(['PT', 'EN']);
  expect(document.documentElement.lang).toBe('pt-BR');
});

test('[I18N-02] a choice is kept as `lang`, the one before it as `hisLang`, and travels with every call', async () => {
  const asked = new Set<string | null>();
  const first = await renderApp(operator, '/rng?lang=PT', { language: 'PT' });
  await waitFor(() => expect(localStorage.getItem('lang')).toBe('PT'));
  expect(localStorage.getItem('hisLang')).toBe('PT');
  await waitFor(() => expect(first.router.state.location.searchStr).not.toContain('lang'));
  const kept = { ...localStorage };
  closeApp();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  await renderApp(operator, '/rng?lang=EN', {
    intercept: async (request, pass) => {
      asked.add(request.headers.get('language'));
      return pass();
    },
  });
  await waitFor(() => expect(localStorage.getItem('lang')).toBe('EN'));
  expect(localStorage.getItem('hisLang')).toBe('PT');
  // What a reload shows the server.
  expect(document.cookie).toContain('lang=EN');
  await waitFor(() => expect([...asked]).toEqual(['EN']));
});

/** Screens with most of the client's own words on them. */
const SCREENS = [
  '/',
  '/rng',
  '/register',
  '/login',
  '/?login=1',
  '/?find=1',
  '/?app=ios',
  '/game',
  '/none',
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

test.each(LANGUAGES.filter((language) => language !== 'EN'))(
  'in %s no screen shows a key, or a text that was left in English',
  async (language) => {
    const own = await wordsOf(language);
    const english = await wordsOf('EN');
    const left = new Set(
      [...english].flatMap(([key, text]) => (own.get(key) === text ? [] : [text])),
    );
    const alike = new Set(own.values());
    for (const path of SCREENS) {
      await inAll(language, path);
      await waitFor(() => expect(document.querySelector('h1, h2, dialog')).toBeTruthy());
      expect(document.documentElement.lang).toBe(LANGUAGE_TAGS[language]);
      const shown = shownTexts();
      expect(
        shown.filter((text) => left.has(text) && !alike.has(text)),
        path,
      ).toEqual([]);
      expect(
        shown.filter((text) => own.has(text)),
        `${path}: keys`,
      ).toEqual([]);
      closeApp();
    }
  },
);
