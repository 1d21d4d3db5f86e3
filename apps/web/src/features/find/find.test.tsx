import { gameSearch } from '@palpite/contract/catalogue.ts';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  type App,
  closeApp,
  type RenderOptions,
  renderApp,
  signInBefore,
} from '../../testing/render-app.tsx';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(closeApp);

/** The search over a page that draws little. */
async function openSearch(find = '1', options?: RenderOptions) {
  const app = await renderApp(operator, `/promotions?find=${encodeURIComponent(find)}`, options);
  const field = await app.screen.findByRole<HTMLInputElement>('combobox');
  return { ...app, field };
}

const groupOf = async ({ screen }: Pick<App, 'screen'>, name: string) =>
  within(await screen.findByRole('group', { name }));

describe('while a text is typed', () => {
  test('[LOBBY-06] a game found by its picture or its theme says so under its name, with how many were found of all', async () => {
    const other = await openSearch();
    // No title, picture or provider has the word: the theme's other name alone.
    await other.user.type(other.field, 'rainforest');
    // Of the whole word: what the beginning of it found is replaced.
    await other.screen.findByRole('heading', { name: 'Nothing is named “rainforest”' });
    const jungle = await groupOf(other, 'Games');
    expect((await jungle.findAllByText(/^Theme: jungle/)).length).toBeGreaterThan(1);
    expect(other.screen.getByText(/^Jungle: 1\d\d$/)).toBeTruthy();
    closeApp();
    const app = await openSearch();
    // Titles that name a place alone.
    await app.user.type(app.field, 'gate horse');
    expect((await app.screen.findAllByText(/^Picture: horse/)).length).toBeGreaterThan(1);
    expect((await groupOf(app, 'Games')).getByText(/^\d+ of 3,000 games$/)).toBeTruthy();
  });

  test('the results are in groups: games, themes and features, providers, lotteries, pages', async () => {
    const app = await openSearch('lantern');
    expect((await groupOf(app, 'Games')).getAllByRole('option').length).toBeGreaterThan(4);
    const themes = await groupOf(app, 'Themes and features');
    const theme = themes.getByRole('option', { name: /^Lantern festival/ });
    expect(theme.getAttribute('href')).toBe('/rng?theme=lantern');
    const vendors = await groupOf(app, 'Providers');
    const vendor = vendors.getByRole('option', { name: /^Paper Lantern Works/ });
    expect(vendor.getAttribute('href')).toBe('/rng?page=PLTN');
  });

  test('a lottery is found by its name and leads to its screen', async () => {
    const app = await openSearch('thua thien');
    const lotteries = await groupOf(app, 'Lotteries');
    const [first] = lotteries.getAllByRole('option');
    expect(first?.getAttribute('href')).toMatch(/^\/(vn|e)?lott(ery)?\?gameCode=/);
  });

  test('a page is found by another word for it, and only where the reader may open it', async () => {
    const app = await openSearch('bonus');
    const pages = await groupOf(app, 'Pages');
    expect(pages.getByRole('option').getAttribute('href')).toBe('/promotions');
    closeApp();
    const visitor = await openSearch('sign up');
    expect(
      (await groupOf(visitor, 'Pages')).getByRole('option', { name: 'Register' }),
    ).toBeTruthy();
    closeApp();
    await signInBefore(operator);
    const member = await openSearch('sign in');
    await member.screen.findByText('Nothing matches “sign in”');
  });

  test('a typing error is forgiven: the search says what it looked for instead', async () => {
    const app = await openSearch('drgaon');
    expect(await app.screen.findByText(/Nothing matches “drgaon”\. Did you mean/)).toBeTruthy();
    expect((await groupOf(app, 'Games')).getAllByRole('option').length).toBeGreaterThan(4);
    await app.user.click(app.screen.getByRole('button', { name: 'dragon' }));
    expect(app.field.value).toBe('dragon');
  });

  test('nothing found: the search says so and offers themes, popular games and customer service', async () => {
    const app = await openSearch('qwxzvbn');
    expect(await app.screen.findByText('Nothing matches “qwxzvbn”')).toBeTruthy();
    expect(app.screen.getByText(/^We looked through 3,000 games/)).toBeTruthy();
    const dialog = within(app.screen.getByRole('dialog', { name: 'Search games' }));
    expect(dialog.getByRole('button', { name: 'Ask us about a game' })).toBeTruthy();
    const popular = within(await dialog.findByRole('region', { name: 'Popular games' }));
    expect((await popular.findAllByRole('link', { name: /^Play / })).length).toBeGreaterThan(3);
    const themes = within(await dialog.findByRole('region', { name: 'Themes and features' }));
    await app.user.click(themes.getByRole('button', { name: /^Free spins/ }));
    expect(await groupOf(app, 'Games')).toBeTruthy();
    expect(app.field.value).toBe('free spins');
  });

  test('a failed search keeps the text and can be tried again', async () => {
    let fails = true;
    const app = await openSearch('salamander', {
      intercept: async (request, pass) =>
        fails && new URL(request.url).pathname === gameSearch.path
          ? new Response('', { status: 503 })
          : pass(),
    });
    const alert = within(await app.screen.findByRole('alert'));
    expect(alert.getByText('The search failed')).toBeTruthy();
    fails = false;
    await app.user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await groupOf(app, 'Games')).toBeTruthy();
    expect(app.field.value).toBe('salamander');
  });

  test('without a network the search says so, keeps the text, and continues once there is one', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const app = await openSearch('salamander', {
      intercept: (request, pass) =>
        !navigator.onLine && new URL(request.url).pathname === gameSearch.path
          ? Promise.reject(new TypeError('no network'))
          : pass(),
    });
    const alert = within(await app.screen.findByRole('alert'));
    expect(alert.getByText('You are offline')).toBeTruthy();
    onLine.mockRestore();
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    expect(await groupOf(app, 'Games')).toBeTruthy();
    expect(app.field.value).toBe('salamander');
  });

  test('the number of results is read out once the typing rests', async () => {
    const app = await openSearch('salamander');
    const status = await app.screen.findByText(/^Found: \d+ of 3,000 games, others: \d+$/);
    expect(status.getAttribute('role')).toBe('status');
  });
});

describe('the keyboard', () => {
  const activeOf = ({ field }: { field: HTMLElement }) =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '');

  test('the arrows move over all groups, and back into the field', async () => {
    const app = await openSearch('lantern');
    await groupOf(app, 'Providers');
    const options = app.screen.getAllByRole('option');
    expect(app.field.getAttribute('aria-expanded')).toBe('true');
    app.field.focus();
    for (const option of options) {
      await app.user.keyboard('{ArrowDown}');
      expect(activeOf(app)).toBe(option);
      expect(option.getAttribute('aria-selected')).toBe('true');
      expect(document.activeElement).toBe(app.field);
    }
    for (const _ of options) await app.user.keyboard('{ArrowUp}');
    expect(activeOf(app)).toBeNull();
    await app.user.keyboard('{ArrowUp}');
    expect(activeOf(app)).toBe(options.at(-1));
  });

  test('Enter opens the active option, and remembers the text', async () => {
    const app = await openSearch('paper lantern');
    const vendors = await groupOf(app, 'Providers');
    app.field.focus();
    const vendor = vendors.getByRole('option');
    while (activeOf(app) !== vendor) await app.user.keyboard('{ArrowDown}');
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.router.state.location.href).toBe('/rng?page=PLTN'));
    expect(localStorage.getItem('recentSearches:')).toBe('["paper lantern"]');
  });

  test('Enter without an active option opens all games of the text, whatever their category', async () => {
    const app = await openSearch('dragon');
    await groupOf(app, 'Games');
    app.field.focus();
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.router.state.location.href).toBe('/search?q=dragon'));
  });

  test('Enter on a completed word searches it', async () => {
    const app = await openSearch('free s');
    const suggestions = await groupOf(app, 'Suggestions');
    app.field.focus();
    await app.user.keyboard('{ArrowDown}');
    expect(activeOf(app)).toBe(suggestions.getAllByRole('option')[0]);
    await app.user.keyboard('{Enter}');
    expect(app.field.value).toBe('free spins');
  });

  test('Escape clears the text first; only with an empty field does it pass to the dialog', async () => {
    const app = await openSearch('dragon');
    await groupOf(app, 'Games');
    expect(fireEvent.keyDown(app.field, { key: 'Escape' })).toBe(false);
    expect(app.field.value).toBe('');
    expect(document.activeElement).toBe(app.field);
    expect(fireEvent.keyDown(app.field, { key: 'Escape' })).toBe(true);
  });
});

describe('before anything is typed', () => {
  test('recent searches can be used again, removed one by one, and all', async () => {
    localStorage.setItem('recentSearches:', JSON.stringify(['salamander', 'free spins', 'tucano']));
    const app = await openSearch();
    const recent = within(await app.screen.findByRole('region', { name: 'Recent searches' }));
    await app.user.click(recent.getByRole('button', { name: 'Remove “free spins”' }));
    expect(recent.queryByRole('button', { name: 'free spins' })).toBeNull();
    expect(localStorage.getItem('recentSearches:')).toBe('["salamander","tucano"]');
    await app.user.click(recent.getByRole('button', { name: 'salamander' }));
    expect(app.field.value).toBe('salamander');
    await app.user.clear(app.field);
    const again = within(await app.screen.findByRole('region', { name: 'Recent searches' }));
    await app.user.click(again.getByRole('button', { name: 'Remove all' }));
    await waitFor(() =>
      expect(app.screen.queryByRole('region', { name: 'Recent searches' })).toBeNull(),
    );
    expect(localStorage.getItem('recentSearches:')).toBeNull();
  });

  test('each username has its own recent searches', async () => {
    localStorage.setItem('recentSearches:', JSON.stringify(['salamander']));
    const { username } = await signInBefore(operator);
    localStorage.setItem(`recentSearches:${username}`, JSON.stringify(['tucano']));
    const app = await openSearch();
    const recent = within(await app.screen.findByRole('region', { name: 'Recent searches' }));
    expect(await recent.findByRole('button', { name: 'tucano' })).toBeTruthy();
    expect(recent.queryByRole('button', { name: 'salamander' })).toBeNull();
  });

  test('what the storage holds without sense reads as no recent searches', async () => {
    localStorage.setItem('recentSearches:', '{"not":"a list"}');
    const app = await openSearch();
    await app.screen.findByRole('region', { name: 'Popular games' });
    expect(app.screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
  });
});

test('the search text is in the address, so that a reload and Back find it again', async () => {
  let whenAsked: App['router']['state']['location'] | undefined;
  const app: App = await renderApp(operator, '/rng?find=1', {
    intercept(request, pass) {
      // Read as it is asked: on a busy machine the address follows before the test looks again.
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === gameSearch.path && searchParams.has('text')) {
        whenAsked ??= app.router.state.location;
      }
      return pass();
    },
  });
  const { screen, user, router } = app;
  const field = await screen.findByRole('combobox', { name: 'Game, provider or theme' });
  await user.type(field, 'lua de');
  await screen.findByRole('listbox', { name: 'Results' });
  await waitFor(() => expect(router.state.location.search).toMatchObject({ find: 'lua de' }));
  expect(whenAsked).toMatchObject({ pathname: '/rng', search: { find: 1 } });
  const address = router.state.location.href;
  closeApp();
  const again = await renderApp(operator, address);
  const kept = await again.screen.findByRole('combobox', { name: 'Game, provider or theme' });
  expect((kept as HTMLInputElement).value).toBe('lua de');
  await again.user.clear(kept);
  await waitFor(() => expect(again.router.state.location.search).toMatchObject({ find: 1 }));
});
