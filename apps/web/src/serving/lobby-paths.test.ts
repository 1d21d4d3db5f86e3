// @vitest-environment node
import { withOperator } from '@palpite/operator/testing/fixtures';
import { beforeAll, expect, test } from 'vitest';
import { createWebHandler } from '../server.ts';
import { BROWSER } from '../testing/served-page.ts';

const operator = withOperator({ config: { now: () => new Date() } });
let get: (path: string) => Promise<Response>;

beforeAll(async () => {
  const web = createWebHandler({
    development: false,
    api: async (request) => operator.app.fetch(request, { peerAddress: '203.0.113.7' }),
  });
  get = (path) =>
    web(
      new Request(`http://localhost:3000${path}`, { headers: { ...BROWSER, cookie: 'lang=EN' } }),
    );
});

const canonicalOf = (html: string) =>
  /<link rel="canonical" href="https?:\/\/[^/"]+([^"?]*)/.exec(html)?.[1];

test.each(['rng', 'live', 'fish', 'pvp', 'sports', 'esports', 'inhouse'])(
  'the lobby at /%s is there, however its path is written',
  async (lobby) => {
    for (const path of [`/${lobby}`, `/${lobby}/`, `/${lobby.toUpperCase()}`]) {
      const answer = await get(path);
      // A slash at the end leads to the address without one.
      const page = answer.status === 307 ? await get(`/${lobby}`) : answer;
      expect(page.status).toBe(200);
      expect(canonicalOf(await page.text())).toBe(`/${lobby}`);
    }
  },
);

test.each(['/lott', '/rngs', '/rng/more', '/constructor', '/toString', '/%F0%9F%8E%B0', '/rng%2F'])(
  'no lobby is at %s: the page is not found',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('There is no page at this address');
  },
);

test.each(['/promotions', '/download', '/helpmc', '/register'])(
  'a path of one segment that has a page of its own, as %s, shows that page',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(canonicalOf(await answer.text())).toBe(path);
  },
);
