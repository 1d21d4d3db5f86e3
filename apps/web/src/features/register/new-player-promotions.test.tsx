import { promotionList } from '@palpite/contract/promotion.ts';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { SLIDE_MILLISECONDS } from '@palpite/ui/use-autoplay.ts';
import { act, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type App, closeApp, renderApp, type RenderOptions } from '../../testing/render-app.tsx';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

type Intercept = NonNullable<RenderOptions['intercept']>;
const isList = (request: Request) => new URL(request.url).pathname === promotionList.path;

/** The operator's answer with only some of its promotions. */
const only =
  (count: number): Intercept =>
  async (request, pass) => {
    const answer = await pass();
    if (!isList(request)) return answer;
    const { value, ...rest } = (await answer.json()) as { value: { list: object[] } };
    return Response.json({ ...rest, value: { list: value.list.slice(0, count) } });
  };

const slider = ({ screen }: App) =>
  screen.findByRole('region', { name: 'Promotions for new players' });
const formOf = ({ screen }: App) => screen.findByLabelText('Account name *');
const dots = (region: HTMLElement) =>
  within(region).getAllByRole('button', { name: /^Show promotion/ });
const current = (region: HTMLElement) =>
  dots(region).findIndex((dot) => dot.getAttribute('aria-current') === 'true');

/** Gives the test control of the slides, which move by intervals. */
const holdSlides = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

test.each(['/register', '/register.html', '/?register=1'])(
  '[REG-03] %s shows the promotions for new players and none of another kind',
  async (path) => {
    const asked: (string | null)[] = [];
    const app = await renderApp(operator, path, {
      intercept: async (request, pass) => {
        if (isList(request)) asked.push(new URL(request.url).searchParams.get('category'));
        return pass();
      },
    });
    await formOf(app);
    const region = await slider(app);
    expect(within(region).getByText('R$1,000 to get to know the place')).toBeTruthy();
    expect(within(region).getByText('Try it without an account')).toBeTruthy();
    expect(dots(region)).toHaveLength(2);
    expect(asked).toEqual(['new_player']);
  },
);

test('[REG-03] a tap opens the promotions with the id of the tapped one', async () => {
  const app = await renderApp(operator, '/register');
  const region = await slider(app);
  await app.user.click(within(region).getByRole('link', { name: /^R\$1,000/ }));
  await waitFor(() =>
    expect(app.router.state.location.href).toBe('/promotions?id=opening-balance'),
  );
  expect(
    await app.screen.findByRole('heading', { level: 1, name: 'R$1,000 to get to know the place' }),
  ).toBeTruthy();
});

test('[REG-03] from the dialog too, by keyboard, and the dialog closes', async () => {
  const app = await renderApp(operator, '/promotions?register=1');
  const link = within(await slider(app)).getByRole('link', { name: /^R\$1,000/ });
  link.focus();
  await app.user.keyboard('{Enter}');
  await waitFor(() =>
    expect(app.router.state.location.href).toBe('/promotions?id=opening-balance'),
  );
  await waitFor(() => expect(app.screen.queryByRole('dialog')).toBeNull());
});

test('[REG-03] several advance every five seconds, and stay still once paused', async () => {
  holdSlides();
  const begun = Promise.withResolvers<void>();
  const start = globalThis.setInterval;
  vi.spyOn(globalThis, 'setInterval').mockImplementation((work, every) => {
    if (every === SLIDE_MILLISECONDS) begun.resolve();
    return start(work, every);
  });
  const app = await renderApp(operator, '/register');
  const region = await slider(app);
  await begun.promise;
  await pass(SLIDE_MILLISECONDS - 1);
  expect(current(region)).toBe(0);
  await pass(1);
  expect(current(region)).toBe(1);
  await app.user.click(within(region).getByRole('button', { name: 'Pause' }));
  await app.user.unhover(region);
  (document.activeElement as HTMLElement).blur();
  await pass(SLIDE_MILLISECONDS);
  expect(current(region)).toBe(1);
  expect(within(region).getByRole('button', { name: 'Resume' })).toBeTruthy();
});

test('[REG-03] a single one cannot be paused and does not move', async () => {
  const intervals = vi.spyOn(globalThis, 'setInterval');
  const app = await renderApp(operator, '/register', { intercept: only(1) });
  const region = await slider(app);
  expect(within(region).getAllByRole('link')).toHaveLength(1);
  expect(within(region).queryAllByRole('button')).toEqual([]);
  expect(
    intervals.mock.calls.filter(([, milliseconds]) => milliseconds === SLIDE_MILLISECONDS),
  ).toEqual([]);
});

test('visitors with reduced motion move it by hand', async () => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const answer = real(query);
    if (query.includes('reduced-motion')) Object.defineProperty(answer, 'matches', { value: true });
    return answer;
  });
  holdSlides();
  const app = await renderApp(operator, '/register');
  const region = await slider(app);
  await waitFor(() => expect(within(region).queryByRole('button', { name: 'Pause' })).toBeNull());
  // Until the code that moves the slides has loaded, a press does nothing.
  const moved = async () => {
    await app.user.click(within(region).getByRole('button', { name: 'Show promotion 2' }));
    return current(region);
  };
  await expect.poll(moved, { timeout: 60_000 }).toBe(1);
  await pass(SLIDE_MILLISECONDS);
  expect(current(region)).toBe(1);
});

test.each<{ what: string; intercept: Intercept }>([
  { what: 'there is none', intercept: only(0) },
  {
    what: 'the operator refuses',
    intercept: async (request, pass) =>
      isList(request) ? new Response('', { status: 500 }) : pass(),
  },
  {
    what: 'the answer is of another shape',
    intercept: async (request, pass) =>
      isList(request) ? Response.json({ success: true, message: 'ok', value: 7 }) : pass(),
  },
  {
    what: 'the network is gone',
    intercept: async (request, pass) => {
      if (isList(request)) throw new TypeError('Failed to fetch');
      return pass();
    },
  },
  {
    what: 'the answer never comes',
    intercept: (request, pass) => (isList(request) ? new Promise(() => {}) : pass()),
  },
])('where $what, no slider takes space and the form works', async ({ intercept }) => {
  const app = await renderApp(operator, '/register', { intercept });
  await app.user.type(await formOf(app), 'ana');
  await waitFor(() => expect(document.querySelector('main [data-later]')).toBeNull());
  expect(app.screen.queryByRole('region', { name: 'Promotions for new players' })).toBeNull();
  expect(app.screen.queryByRole('alert')).toBeNull();
  expect(((await formOf(app)) as HTMLInputElement).value).toBe('ana');
  expect(app.screen.getByRole('button', { name: 'Create account' })).toBeTruthy();
});

test('a closed registration offers new players nothing', async () => {
  const asked: string[] = [];
  const app = await renderApp(operator, '/register', {
    intercept: async (request, pass) => {
      asked.push(new URL(request.url).pathname);
      return pass();
    },
    status: (status) => ({
      ...status,
      info: { ...status.info, register: { ...status.info.register, direct: false } },
    }),
  });
  expect(
    await app.screen.findByText('Registration at Palpite is closed at the moment.'),
  ).toBeTruthy();
  await waitFor(() => expect(document.querySelector('[data-later]')).toBeNull());
  expect(asked).not.toContain(promotionList.path);
});
