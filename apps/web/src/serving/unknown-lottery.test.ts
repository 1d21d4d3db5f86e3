// @vitest-environment node
import { withOperator } from '@palpite/operator/testing/fixtures';
import { beforeAll, expect, test } from 'vitest';
import { createPageDrawing, createWebHandler } from '../server.ts';
import { BROWSER } from '../testing/served-page.ts';

const operator = withOperator({ config: { now: () => new Date() } });
let web: (request: Request) => Promise<Response>;
beforeAll(async () => {
  web = createWebHandler({
    development: false,
    api: async (request) => operator.app.fetch(request, { peerAddress: '203.0.113.7' }),
    draw: createPageDrawing(),
  });
});

const get = async (path: string) => {
  const response = await web(new Request(`http://localhost:3000${path}`, { headers: BROWSER }));
  return { status: response.status, html: await response.text() };
};

test.each([
  '/lottery?gameCode=no-such&lang=EN',
  '/vnlottery?gameCode=no-such&view=results&lang=EN',
  '/elott?gameCode=no-such&view=proof&lang=EN',
])('%s is answered 404, with the way to all lotteries', async (path) => {
  const { status, html } = await get(path);
  expect(status).toBe(404);
  expect(html).toContain('There is no such lottery');
  expect(html).toMatch(/<a[^>]*href="\/lottery/);
});

test('a lottery that there is is answered 200', async () => {
  const { status, html } = await get('/vnlottery?gameCode=vn-north&lang=EN');
  expect(status).toBe(200);
  expect(html).not.toContain('There is no such lottery');
});
