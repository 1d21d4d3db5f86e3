// @vitest-environment node
import { withOperator } from '@palpite/operator/testing/fixtures';
import { expect, test, vi } from 'vitest';
import { createPageDrawing, createWebHandler } from '../server.ts';
import { BROWSER, policyOf } from '../testing/served-page.ts';

const operator = withOperator({ config: { now: () => new Date() } });

/** A site whose pages can be drawn, until they cannot. */
function site() {
  const draw = createPageDrawing();
  const state = { isBusy: false, fails: false };
  const errors: unknown[] = [];
  const signals: AbortSignal[] = [];
  const web = createWebHandler({
    development: false,
    api: async (request) => operator.app.fetch(request, { peerAddress: '203.0.113.7' }),
    onError: (error) => errors.push(error),
    draw: async (job, context) => {
      signals.push(context.signal);
      if (state.fails) throw new Error('the thread ended');
      return state.isBusy ? 'busy' : draw(job, context);
    },
  });
  const get = (path: string, init: RequestInit = {}) =>
    web(new Request(`http://localhost:3000${path}`, { headers: BROWSER, ...init }));
  return { state, errors, signals, get };
}

test('a page that cannot be drawn now is answered 503, when to come back, and the brand’s plain page in its language', async () => {
  const { state, get, errors } = site();
  state.isBusy = true;
  const headers = { ...BROWSER, cookie: 'lang=EN; theme=dark' };
  for (const path of ['/', '/?login=1', '/game?nodeId=x', '/no-such-page']) {
    const response = await get(path, { headers });
    expect(response.status, path).toBe(503);
    expect(Number(response.headers.get('retry-after')), path).toBeGreaterThan(0);
    expect(response.headers.get('cache-control'), path).toBe('private, no-store');
    expect(policyOf(response)['default-src']).toEqual(["'none'"]);
    const html = await response.text();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('The site is very busy right now');
    expect(html).toContain('Palpite');
    expect(html).not.toContain('<script');
  }
  expect(errors).toEqual([]);
});

test('files that the site writes itself come however many pages wait', async () => {
  const { state, get } = site();
  state.isBusy = true;
  for (const path of ['/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/offline']) {
    expect((await get(path)).status, path).toBe(200);
  }
});

test('a page that is kept is given while nothing can be drawn, for minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { state, get } = site();
    expect((await get('/')).status).toBe(200);
    state.isBusy = true;
    vi.setSystemTime(Date.now() + 300_000);
    expect((await get('/')).status).toBe(200);
    expect((await get('/rng')).status).toBe(503);
  } finally {
    vi.useRealTimers();
  }
});

test('a page whose thread ends is answered 503 once, and the next one comes', async () => {
  const { state, get, errors } = site();
  state.fails = true;
  const failed = await get('/?login=1');
  expect(failed.status).toBe(503);
  expect(failed.headers.get('retry-after')).toBe('10');
  expect(errors).toHaveLength(1);
  state.fails = false;
  expect((await get('/?login=1')).status).toBe(200);
});

test('a visitor who leaves stops the page that is drawn for them, and not the one that is for everybody', async () => {
  const { get, signals, errors } = site();
  const [alone, shared] = [new AbortController(), new AbortController()];
  const pages = [get('/?login=1', { signal: alone.signal }), get('/', { signal: shared.signal })];
  await expect.poll(() => signals).toHaveLength(2);
  alone.abort();
  shared.abort();
  await Promise.all(pages);
  expect(signals.filter(({ aborted }) => aborted)).toHaveLength(1);
  expect(errors).toEqual([]);
});
