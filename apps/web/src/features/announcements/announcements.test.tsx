import { announcementList } from '@palpite/contract/announcement.ts';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { announcement } from '@palpite/operator/testing/tables';
import { waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeApp, type RenderOptions, renderApp } from '../../testing/render-app.tsx';
import { announceOnEntry } from './announce-on-entry.ts';

const HOUR_MILLISECONDS = 3_600_000;

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(closeApp);
beforeEach(() => operator.services.database.delete(announcement));

async function announce(title: string, hoursAgo: number, content = ['Text.']) {
  const publishedAt = new Date(Date.now() - hoursAgo * HOUR_MILLISECONDS);
  await operator.services.database.insert(announcement).values({
    brandCode: 'palpite',
    type: 'PL',
    texts: { PT: { title, content }, EN: { title, content } },
    publishedAt,
  });
  return publishedAt;
}

const enter = (options: RenderOptions = {}, path = '/') =>
  renderApp(operator, path, { firstEntry: true, ...options });
type App = Awaited<ReturnType<typeof enter>>;
const dialogOf = async ({ screen }: App) =>
  within(await screen.findByRole('dialog', { name: 'Announcements' }));
/** Whether the address opens the announcements. */
const isThere = ({ router }: App) => 'announcements' in router.latestLocation.search;
/** Waits until the announcements were requested and answered, so that one that opens by itself has opened. */
const settled = async ({ router }: App, asked: () => number) => {
  await expect.poll(asked, { timeout: 60_000 }).toBeGreaterThan(0);
  const { queryClient } = router.options.context;
  await expect.poll(() => queryClient.isFetching(), { timeout: 60_000 }).toBe(0);
};

/** Counts the calls for announcements, and can make them fail or change them. */
function watch(change?: (pass: () => Promise<Response>) => Promise<Response>) {
  let asked = 0;
  return {
    asked: () => asked,
    intercept: async (request: Request, pass: () => Promise<Response>) => {
      if (new URL(request.url).pathname !== announcementList.path) return pass();
      asked += 1;
      return change ? change(pass) : pass();
    },
  };
}

test('[ANN-01] on entry the newest unseen announcement opens by itself, alone; the rest is one press away: nine on a page, each readable in full', async () => {
  for (let hour = 2; hour <= 12; hour += 1) await announce(`News ${hour}`, hour);
  const publishedAt = await announce('The newest', 1, ['**Read** the [rules](/helpmc).']);
  const app = await enter();
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

test('[ANN-01] the call carries types, execution and platform as the site does', async () => {
  await announce('News', 1);
  const queries: URLSearchParams[] = [];
  await enter({
    intercept: async (request, pass) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === announcementList.path) queries.push(searchParams);
      return pass();
    },
  });
  await waitFor(() => expect(queries).not.toHaveLength(0));
  expect(queries[0]?.getAll('types')).toEqual(['B', 'PL', 'PU', 'PR', 'H']);
  expect(queries[0]?.get('execution')).toBe('B');
  expect(queries[0]?.get('platform')).toBe('W');
  expect(queries[0]?.get('pageSize')).toBe('9');
});

test('a seen announcement does not open again; a newer one does, once', async () => {
  await announce('Old news', 2);
  await dialogOf(await enter());
  await waitFor(() => expect(localStorage.getItem('announcementsSeen')).toMatch(/^\d{4}-/));
  const kept = localStorage.getItem('announcementsSeen');

  const again = async () => {
    const seen = localStorage.getItem('announcementsSeen') ?? '';
    closeApp();
    localStorage.setItem('announcementsSeen', seen);
    const { asked, intercept } = watch();
    const app = await enter({ intercept });
    await settled(app, asked);
    return app;
  };
  expect(isThere(await again())).toBe(false);
  await announce('Fresh news', 1);
  await dialogOf(await again());
  await waitFor(() => expect(localStorage.getItem('announcementsSeen')).not.toBe(kept));
  expect(isThere(await again())).toBe(false);
});

test('a visitor who has navigated by the time the answer comes is not interrupted', async () => {
  await announce('News', 1);
  let answer = () => {};
  const { asked, intercept } = watch(async (pass) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return pass();
  });
  const app = await enter({ intercept });
  await waitFor(() => expect(asked()).toBe(1));
  await app.router.navigate({ to: '/$lobby', params: { lobby: 'rng' } });
  answer();
  await settled(app, asked);
  expect(isThere(app)).toBe(false);
});

test.each(['/helpmc', '/login', '/game', '/?login=1'])(
  'on %s nothing opens by itself',
  async (path) => {
    await announce('News', 1);
    const app = await enter({}, path);
    await announceOnEntry(app.router.options.context, app.router);
    expect(isThere(app)).toBe(false);
  },
);

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
  await announce(hostile, 1, [hostile, '[click](javascript:alert(1))']);
  const app = await renderApp(operator, '/?announcements=1');
  const dialog = await dialogOf(app);
  await app.user.click(await dialog.findByRole('link', { name: /onerror/ }));
  expect((await dialog.findByRole('heading', { level: 3 })).textContent).toBe(hostile);
  expect(document.querySelector('dialog img, dialog script')).toBeNull();
  expect(dialog.queryByRole('link', { name: 'click' })).toBeNull();
});
