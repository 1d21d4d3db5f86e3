import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createPageTexts } from './texts.ts';

afterEach(cleanup);

const PAGE = { here: ['Já aqui'] };
/** No texts of the site's: those would be looked for in its catalogues. */
const KEYS = ['here', 'later'] as const;
const [HERE, LATER] = KEYS;
const ALL = { ...PAGE, later: ['Veio depois'] };

function Two() {
  const { i18n } = useLingui();
  return KEYS.map((key) => i18n._(key)).join(', ');
}

test('a text that was drawn before its file had come is drawn again once it is there', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof ALL>();
  const texts = createPageTexts('PT', PAGE, {}, () => promise);
  const { container } = render(
    <I18nProvider i18n={texts.i18n}>
      <Two />
    </I18nProvider>,
  );
  const complete = texts.complete();
  expect(container.textContent).toBe('Já aqui, later');
  await act(async () => {
    resolve(ALL);
    await complete;
  });
  expect(container.textContent).toBe('Já aqui, Veio depois');
});

test('a page whose texts are all there is drawn once, and a file that did not come is asked for again', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve(ALL)];
  const texts = createPageTexts('PT', PAGE, {}, () => answers.shift() ?? Promise.resolve(ALL));
  let changes = 0;
  texts.i18n.on('change', () => {
    changes += 1;
  });
  expect(texts.i18n._(HERE)).toBe('Já aqui');
  await texts.complete();
  expect(texts.i18n.messages).not.toHaveProperty('later');
  await texts.complete();
  expect(texts.i18n._(LATER)).toBe('Veio depois');
  expect([changes, answers.length]).toEqual([0, 0]);
});
