import { announcementList } from '@palpite/contract/announcement.ts';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { TEST_PASSWORD } from '@palpite/operator/testing';
import { announcement } from '@palpite/operator/testing/tables';
import { act, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  closeApp,
  type RenderOptions,
  renderApp,
  signInBefore,
} from '../../testing/render-app.tsx';
import { IMPORTANT_KEY, SEEN_KEY } from '../../parts/talk/seen-announcements.ts';

const HOUR_MILLISECONDS = 3_600_000;

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(closeApp);
beforeEach(() => operator.services.database.delete(announcement));

type Values = Partial<typeof announcement.$inferInsert>;

async function announce(title: string, hoursAgo: number, values: Values = {}) {
  const publishedAt = new Date(Date.now() - hoursAgo * HOUR_MILLISECONDS);
  const texts = textsOf(title, ['Text.']);
  await operator.services.database
    .insert(announcement)
    .values({ brandCode: 'palpite', type: 'PL', texts, publishedAt, ...values });
  return publishedAt;
}
const textsOf = (title: string, content: readonly string[]) => ({
  PT: { title, content },
  EN: { title, content },
});

const enter = (options: RenderOptions = {}, path = '/') =>
  renderApp(operator, path, { firstEntry: true, ...options });
/** Closes the page; the browser remembers what it has shown. */
function leave() {
  const kept = [SEEN_KEY, IMPORTANT_KEY].map(
    (key) => [key, localStorage.getItem(key) ?? ''] as const,
  );
  closeApp();
  for (const [key, value] of kept) localStorage.setItem(key, value);
}
async function enterAgain() {
  leave();
  return enter();
}
type App = Awaited<ReturnType<typeof enter>>;
const dialogOf = async ({ screen }: App) =>
  within(await screen.findByRole('dialog', { name: 'Announcements' }));
const lineOf = async ({ screen }: App) =>
  within(await screen.findByRole('region', { name: 'Announcements' }));
const closeDialog = async (app: App) =>
  app.user.click((await dialogOf(app)).getByRole('button', { name: 'Close announcements' }));
/** Whether the address opens the announcements. */
const isThere = ({ router }: App) => router.latestLocation.search.announcements !== undefined;
/** Waits until home’s rows are there and all that was asked for was answered. */
const settled = async ({ router, screen }: App) => {
  await screen.findByRole('heading', { name: 'Hot now' });
  const { queryClient } = router.options.context;
  await expect.poll(() => queryClient.isFetching(), { timeout: 60_000 }).toBe(0);
};
const noLine = async (app: App) => {
  await settled(app);
  expect(app.screen.queryByRole('region', { name: 'Announcements' })).toBeNull();
};

/** Counts the calls for announcements, and can make them fail or change them. */
function watch(change?: (pass: () => Promise<Response>) => Promise<Response>) {
  const asked: URLSearchParams[] = [];
  return {
    /** Of those for whole pages: the line asks for one alone. */
    asked: () => asked.filter((query) => query.get('pageSize') !== '1').length,
    all: asked,
    intercept: async (request: Request, pass: () => Promise<Response>) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== announcementList.path) return pass();
      asked.push(searchParams);
      return change ? change(pass) : pass();
    },
  };
}

test('[ANN-01] a visitor’s home has the newest announcement on a line, and nothing opens; it leads to its text, and that to all of them, nine a page', async () => {
  for (let hour = 2; hour <= 12; hour += 1) await announce(`News ${hour}`, hour);
  const publishedAt = await announce('The newest', 1, {
    texts: textsOf('The newest', ['**Read** the [rules](/helpmc).']),
  });
  const app = await enter();
  const line = await lineOf(app);
  await settled(app);
  expect(isThere(app)).toBe(false);
  await app.user.click(line.getByRole('link', { name: /^The newest/ }));
  const dialog = await dialogOf(app);
  expect(await dialog.findByRole('heading', { name: 'The newest' })).toBeTruthy();
  expect(dialog.queryByRole('link', { name: /News/ })).toBeNull();

  await app.user.click(dialog.getByRole('link', { name: 'All announcements' }));
  const titles = await dialog.findAllByRole('link', { name: /News|newest/ });
  expect(titles).toHaveLength(9);

  await app.user.click(dialog.getByRole('link', { name: 'Page 2' }));
  expect(await dialog.findByRole('link', { name: /News 12/ })).toBeTruthy();
  await app.user.click(dialog.getByRole('link', { name: 'Page 1' }));
  await app.user.click(await dialog.findByRole('link', { name: /The newest/ }));
  expect(await dialog.findByRole('heading', { name: 'The newest' })).toBeTruthy();
  expect(dialog.getByText('Read').tagName).toBe('STRONG');
  expect(dialog.getByRole('link', { name: 'rules' }).getAttribute('href')).toBe('/helpmc');

  const shown = dialog.getByText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
  // The brand's own time zone: São Paulo, three hours behind UTC all year.
  const local = new Date(publishedAt.getTime() - 3 * HOUR_MILLISECONDS).toISOString();
  expect(shown.textContent).toBe(`${local.slice(0, 10)} ${local.slice(11, 19)}`);

  await app.user.click(dialog.getByRole('link', { name: 'All announcements' }));
  expect(await dialog.findByRole('link', { name: /The newest/ })).toBeTruthy();
});

test('[ANN-01] the calls carry types, execution and platform as the site does', async () => {
  await announce('News', 1);
  const { all, intercept } = watch();
  await dialogOf(await enter({ intercept }, '/?announcements=1'));
  await waitFor(() => expect(all.map((query) => query.get('pageSize'))).toContain('9'));
  for (const query of all) {
    expect(query.getAll('types')).toEqual(['B', 'PL', 'PU', 'PR', 'H']);
    expect(query.get('execution')).toBe('B');
    expect(query.get('platform')).toBe('W');
  }
});

test('a line that was closed stays closed, and the page has the focus; a newer announcement has a line again', async () => {
  await announce('Old news', 2);
  const app = await enter();
  const line = await lineOf(app);
  await app.user.click(line.getByRole('button', { name: 'Close announcement' }));
  await noLine(app);
  expect(document.activeElement).toBe(document.querySelector('main'));
  await noLine(await enterAgain());

  await announce('Fresh news', 1);
  expect(
    (await lineOf(await enterAgain())).getByRole('link', { name: /^Fresh news/ }),
  ).toBeTruthy();
});

test('once the list was opened from the line, none of it has a line; one read alone leaves a newer one new', async () => {
  await announce('Old news', 3);
  const app = await enter();
  await app.user.click((await lineOf(app)).getByRole('link', { name: 'All announcements' }));
  expect(await (await dialogOf(app)).findByRole('link', { name: /Old news/ })).toBeTruthy();
  await noLine(await enterAgain());

  await announce('News', 2);
  await announce('Fresh news', 1);
  const [, news] = await operator.services.database
    .select()
    .from(announcement)
    .orderBy(announcement.publishedAt);
  const reading = await enter({}, `/?announcements=1&announcement=${news?.id}`);
  expect(await (await dialogOf(reading)).findByRole('heading', { name: 'News' })).toBeTruthy();
  await closeDialog(reading);
  await waitFor(() => expect(isThere(reading)).toBe(false));
  expect((await lineOf(reading)).getByRole('link', { name: /^Fresh news/ })).toBeTruthy();
});

test('what is published while the page is open changes the line that is there, read out politely; it brings none', async () => {
  await announce('News', 2);
  const app = await enter();
  const said = (await lineOf(app)).getByRole('status');
  const publish = async (title: string, hoursAgo: number) => {
    await announce(title, hoursAgo);
    await act(() => app.router.options.context.queryClient.invalidateQueries());
  };
  await publish('Later news', 1);
  await waitFor(() => expect(said.textContent).toContain('Later news'));
  await app.user.click((await lineOf(app)).getByRole('button', { name: 'Close announcement' }));
  await publish('Latest news', 0.5);
  await noLine(app);
});

test('home is whole without a line where the announcements cannot be had', async () => {
  await announce('News', 1);
  await noLine(
    await enter({ intercept: watch(() => Promise.reject(new Error('away'))).intercept }),
  );
});

test('an important one opens itself for a member who comes in, once; a newer line is still new', async () => {
  await announce('New rules', 2, { isImportant: true });
  await announce('News', 1);
  await signInBefore(operator);
  const app = await enter();
  expect(await (await dialogOf(app)).findByRole('heading', { name: 'New rules' })).toBeTruthy();
  await closeDialog(app);
  await waitFor(() => expect(isThere(app)).toBe(false));
  expect((await lineOf(app)).getByRole('link', { name: /^News/ })).toBeTruthy();

  leave();
  await signInBefore(operator);
  const { asked, intercept } = watch();
  const again = await enter({ intercept });
  await expect.poll(asked, { timeout: 60_000 }).toBe(1);
  await settled(again);
  expect(isThere(again)).toBe(false);
});

test('it opens after a login on the page', async () => {
  await announce('New rules', 1, { isImportant: true });
  const { username } = await operator.account();
  const { asked, intercept } = watch();
  const app = await enter({ intercept }, '/?login=stay');
  const login = within(await app.screen.findByRole('dialog', { name: 'Log in' }));
  await settled(app);
  expect(asked()).toBe(0);
  await app.user.type(login.getByLabelText('Account name'), username);
  await app.user.type(login.getByLabelText('Password'), TEST_PASSWORD);
  await app.user.click(login.getByRole('button', { name: 'Log in' }));
  expect(await (await dialogOf(app)).findByRole('heading', { name: 'New rules' })).toBeTruthy();
});

test('it waits while the member reads, types or has a dialog open, and opens on the next page for browsing', async () => {
  await announce('New rules', 1, { isImportant: true });
  await signInBefore(operator);
  const { asked, intercept } = watch();
  const app = await enter({ intercept }, '/?help=1');
  await app.screen.findByRole('dialog', { name: /^Help/ });
  await settled(app);
  const go = (to: string) => act(() => app.router.navigate({ to }));
  await go('/helpmc');
  await app.screen.findByRole('heading', { level: 1 });
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  await go('/');
  await settled(app);
  field.remove();
  expect(asked()).toBe(0);

  await go('/rng');
  expect(await (await dialogOf(app)).findByRole('heading', { name: 'New rules' })).toBeTruthy();
});

test('nothing opens itself for a visitor, nor for a guest', async () => {
  await announce('New rules', 1, { isImportant: true });
  const { asked, intercept } = watch();
  const app = await enter({ intercept });
  await lineOf(app);
  await app.user.click(app.screen.getByRole('button', { name: 'Play free' }));
  await app.screen.findAllByRole('group', { name: 'Balance' });
  await settled(app);
  expect(asked()).toBe(0);
  expect(isThere(app)).toBe(false);
});

test('the side menu’s support submenu opens them again', async () => {
  await announce('News', 1);
  const app = await renderApp(operator, '/');
  const menu = within(await app.screen.findByRole('navigation', { name: 'Games and information' }));
  await app.user.click(await menu.findByRole('link', { name: 'Announcements' }));
  const dialog = await dialogOf(app);
  expect(await dialog.findByRole('link', { name: /News/ })).toBeTruthy();
});

test('without announcements it says so; a failure is shown with a retry', async () => {
  const app = await renderApp(operator, '/?announcements=1');
  expect(await (await dialogOf(app)).findByText('There is nothing to announce')).toBeTruthy();
  closeApp();

  await announce('News', 1);
  let broken = true;
  const { intercept } = watch((pass) =>
    broken ? Promise.resolve(new Response('<html>', { status: 200 })) : pass(),
  );
  const failed = await renderApp(operator, '/?announcements=1', { intercept });
  const dialog = await dialogOf(failed);
  expect(await dialog.findByText('The announcements could not be loaded')).toBeTruthy();
  broken = false;
  await failed.user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('link', { name: /News/ })).toBeTruthy();
});

test('markup in an announcement appears as plain text', async () => {
  const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  await announce(hostile, 1, {
    texts: textsOf(hostile, [hostile, '[click](javascript:alert(1))']),
  });
  const app = await renderApp(operator, '/?announcements=1');
  const dialog = await dialogOf(app);
  await app.user.click(await dialog.findByRole('link', { name: /onerror/ }));
  expect((await dialog.findByRole('heading', { level: 3 })).textContent).toBe(hostile);
  expect(document.querySelector('dialog img, dialog script')).toBeNull();
  expect(dialog.queryByRole('link', { name: 'click' })).toBeNull();
});
