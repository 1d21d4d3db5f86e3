import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { LANGUAGE_TAGS, LANGUAGES } from '@palpite/domain';
import { systemGetHelpCenter } from '@palpite/contract/system.ts';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadCatalogue } from '../../lib/i18n/language.ts';
import { type App, closeApp, renderApp } from '../../testing/render-app.tsx';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(closeApp);

const dialogOf = async ({ screen }: App) =>
  within(await screen.findByRole('dialog', { name: 'Help centre' }));

test('[HELP-01] the side menu opens the help over the page; an article is read and left', async () => {
  const app = await renderApp(operator, '/');
  const menu = within(await app.screen.findByRole('navigation', { name: 'Games and information' }));
  await app.user.click(await menu.findByRole('link', { name: 'Help centre' }));
  const dialog = await dialogOf(app);
  await app.user.click(await dialog.findByRole('link', { name: 'What play money is' }));
  expect(await dialog.findByRole('heading', { name: 'What play money is' })).toBeTruthy();
  expect(dialog.getByText(/Palpite is a demonstration brand/)).toBeTruthy();
  expect(dialog.getByText(/^Updated on Nov \d+, 2026$/)).toBeTruthy();
  expect(app.router.state.location.search).toMatchObject({ help: 'play-money' });
  await app.user.click(dialog.getByRole('button', { name: 'Close help' }));
  await waitFor(() => expect(app.screen.queryByRole('dialog')).toBeNull());
  expect(app.router.state.location.pathname).toBe('/');
});

test('[HELP-01] [ROUTE-10] /helpmc shows help alone, with no header, whatever the operator sets for other pages', async () => {
  const app = await renderApp(operator, '/helpmc?article=terms', {
    status: (status) => ({
      ...status,
      settings: { ...status.settings, barsOnFullScreenPages: true },
    }),
  });
  expect(await app.screen.findByRole('heading', { level: 1, name: 'Help centre' })).toBeTruthy();
  expect(await app.screen.findByRole('heading', { name: 'Terms of use' })).toBeTruthy();
  expect(app.screen.queryByRole('banner')).toBeNull();
  expect(app.screen.queryByRole('contentinfo')).toBeNull();
  expect(app.screen.queryByRole('navigation', { name: 'Games and information' })).toBeNull();
});

test.each(['/helpmc?article=terms', '/?help=terms'])(
  'the headings of help at %s skip no level',
  async (path) => {
    const app = await renderApp(operator, path);
    const article = await app.screen.findByRole('heading', { name: 'Terms of use' });
    const around = article.closest('dialog') ?? document.body;
    const levels = [...around.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
      Number(tagName.slice(1)),
    );
    expect(levels.length).toBeGreaterThan(3);
    levels.forEach((level, at) =>
      expect(level - (levels[at - 1] ?? level), `${levels}`).toBeLessThanOrEqual(1),
    );
  },
);

test('a link in an article leads to the other article in the same place', async () => {
  const page = await renderApp(operator, '/helpmc?article=complaint');
  await page.user.click(await page.screen.findByRole('link', { name: 'verify page' }));
  expect(
    await page.screen.findByRole('heading', { name: 'How to check that a round was fair' }),
  ).toBeTruthy();
  expect(page.router.state.location.pathname).toBe('/helpmc');
  closeApp();

  const over = await renderApp(operator, '/?help=complaint');
  const dialog = await dialogOf(over);
  await over.user.click(await dialog.findByRole('link', { name: 'verify page' }));
  expect(
    await dialog.findByRole('heading', { name: 'How to check that a round was fair' }),
  ).toBeTruthy();
  expect(over.router.state.location.pathname).toBe('/');
});

test('the search finds words in texts too, with or without accents, and says when nothing matches', async () => {
  const app = await renderApp(operator, '/?help=1', { language: 'PT' });
  const dialog = within(await app.screen.findByRole('dialog', { name: 'Central de ajuda' }));
  const field = await dialog.findByRole('searchbox', { name: 'Buscar na ajuda' });
  const links = () => within(dialog.getByRole('navigation')).queryAllByRole('link');
  const all = links().length;
  await app.user.type(field, 'rodada JUSTA');
  await waitFor(() => expect(links().length).toBeLessThan(all));
  expect(links().map(({ textContent }) => textContent)).toContain(
    'Como conferir se uma rodada foi justa',
  );
  await app.user.clear(field);
  await app.user.type(field, 'codigo QR de zebra');
  expect(await dialog.findByText('Nada encontrado')).toBeTruthy();
});

test.each(LANGUAGES)(
  'in %s the help uses the login’s own names for its fields',
  async (language) => {
    const { sections } = await operator.browser({ language }).client.call(systemGetHelpCenter);
    const login = sections
      .flatMap(({ articles }) => articles)
      .find(({ articleId }) => articleId === 'login');
    const locale = LANGUAGE_TAGS[language];
    const i18n = setupI18n({ locale, messages: { [locale]: await loadCatalogue(language) } });
    const strong = login?.content.flatMap((block) =>
      block.kind === 'list' ? [] : block.runs.flatMap((run) => (run.strong ? [run.text] : [])),
    );
    expect(strong).toContain(i18n._(msg`Log in`));
    expect(strong).toContain(i18n._(msg`Remember my account name for a day`));
    expect(JSON.stringify(login).toLowerCase()).toContain(i18n._(msg`Account name`).toLowerCase());
  },
);

test('[HELP-01] a question about money finds its article', async () => {
  const app = await renderApp(operator, '/?help=1');
  const dialog = await dialogOf(app);
  const field = await dialog.findByRole('searchbox', { name: 'Search the help' });
  await app.user.type(field, 'payout account wait');
  await app.user.click(await dialog.findByRole('link', { name: 'How to withdraw' }));
  expect(await dialog.findByRole('heading', { name: 'How to withdraw' })).toBeTruthy();
  await app.user.click(dialog.getByRole('link', { name: 'turnover' }));
  expect(await dialog.findByRole('heading', { name: 'What turnover is' })).toBeTruthy();
});

test('help that does not load says so, with a retry', async () => {
  let broken = true;
  const app = await renderApp(operator, '/?help=1', {
    intercept: async (request, pass) =>
      broken && new URL(request.url).pathname === systemGetHelpCenter.path
        ? new Response('', { status: 500 })
        : pass(),
  });
  const dialog = await dialogOf(app);
  expect(await dialog.findByText('The help centre could not be loaded')).toBeTruthy();
  broken = false;
  await app.user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('link', { name: 'What play money is' })).toBeTruthy();
});
