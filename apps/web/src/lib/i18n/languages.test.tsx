import { LIVE_PATH } from '@palpite/contract/live.ts';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, renderApp } from '../../testing/render-app.tsx';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(closeApp);

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
      // The live connection brings no texts, so it has no language.
      if (new URL(request.url).pathname !== LIVE_PATH) asked.add(request.headers.get('language'));
      return pass();
    },
  });
  await waitFor(() => expect(localStorage.getItem('lang')).toBe('EN'));
  expect(localStorage.getItem('hisLang')).toBe('PT');
  // What a reload shows the server.
  expect(document.cookie).toContain('lang=EN');
  await waitFor(() => expect([...asked]).toEqual(['EN']));
});
