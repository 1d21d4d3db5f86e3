// @vitest-environment node
import { withOperator } from '@palpite/operator/testing/fixtures';
import { setFlags } from '@palpite/operator/testing/identity';
import { expect, test } from 'vitest';
import { createWebHandler } from '../server.ts';
import { BROWSER, policyOf } from '../testing/served-page.ts';

const operator = withOperator({ config: { now: () => new Date() } });

function get(path: string): Promise<Response> {
  const web = createWebHandler({
    development: false,
    api: async (request) => operator.app.fetch(request, { peerAddress: '203.0.113.7' }),
  });
  return web(new Request(`http://localhost:3000${path}`, { headers: BROWSER }));
}

test('[CHAT-01] the chat room may be framed by its own origin, and every other page by none', async () => {
  await setFlags(operator, { CBS3: true });
  const room = await get('/chat?lang=EN&pass=x');
  expect(room.status).toBe(200);
  expect(policyOf(room)['frame-ancestors']).toEqual(["'self'"]);
  expect(policyOf(room)['frame-src']).toEqual(["'none'"]);
  expect(room.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(room.headers.get('cache-control')).toBe('private, no-store');
  expect(room.headers.get('x-robots-tag')).toBe('noindex');
  const html = await room.text();
  expect(html).toContain('<html lang="en"');
  expect(html).not.toContain('<nav');
  for (const path of ['/', '/rng', '/security', '/game', '/chat/', '/chats']) {
    const page = await get(path);
    expect(policyOf(page)['frame-ancestors'], path).toEqual(["'none'"]);
    expect(page.headers.get('x-frame-options'), path).toBe('DENY');
  }
});

test('where the brand has no chat its address is no page, and is framed by none', async () => {
  await setFlags(operator, { CBS3: false });
  const page = await get('/chat');
  expect(page.status).toBe(404);
  expect(policyOf(page)['frame-ancestors']).toEqual(["'none'"]);
});

test('[CS-01] pages may frame the desk of customer service, and only pages of its own origin may', async () => {
  const page = await get('/rng');
  expect(policyOf(page)['frame-src']).toContain("'self'");
  const desk = await operator
    .browser()
    .fetch('/support', { headers: { 'Sec-Fetch-Dest': 'iframe' } });
  expect(policyOf(desk)['frame-ancestors']).toEqual(["'self'"]);
  expect(desk.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(await desk.text()).toContain('<body class="framed"');
});
