// @vitest-environment node
import { withOperator } from '@palpite/operator/testing/fixtures';
import { beforeEach, expect, test } from 'vitest';
import { createPageDrawing, createWebHandler } from '../server.ts';
import { BROWSER } from '../testing/served-page.ts';
import type { PageJob } from './page-drawing.ts';

const operator = withOperator({ config: { now: () => new Date() } });
let web: (request: Request) => Promise<Response>;
let drawn: PageJob[];
beforeEach(() => {
  drawn = [];
  const draw = createPageDrawing();
  web = createWebHandler({
    development: false,
    api: async (request) => operator.app.fetch(request, { peerAddress: '203.0.113.7' }),
    draw: (job, context) => {
      drawn.push(job);
      return draw(job, context);
    },
  });
});

async function get(path: string, headers: Record<string, string> = {}, host = 'localhost:3000') {
  const request = new Request(`http://${host}${path}`, { headers: { ...BROWSER, ...headers } });
  const response = await web(request);
  return { response, html: await response.text() };
}

/** What a program that looks for weak sites asks for, and what a reader may mistype. */
const UNKNOWN = [
  '/no-such-page',
  '/wp-admin/setup-config.php?step=1',
  '/.env',
  '/rng/below',
  '/game/below?nodeId=x',
  '/%E0%A4%A',
  '//elsewhere.test/',
  `/${'a'.repeat(500)}`,
  '/no-such-page?utm_source=paper&page=TUCF&lang=XX',
];

test('unknown addresses are one page, drawn once, and answered 404', async () => {
  const first = await get('/first-mistake');
  expect(first.html).toContain('<h1');
  for (const path of UNKNOWN) {
    const { response, html } = await get(path);
    expect(response.status, path).toBe(404);
    expect(html, path).toBe(first.html);
    expect(response.headers.get('x-robots-tag'), path).toBe('noindex');
    expect(response.headers.get('cache-control'), path).toContain('s-maxage');
  }
  expect(drawn).toHaveLength(1);
});

test('the page of unknown addresses says nothing of the address that it was drawn at', async () => {
  const { html } = await get('/some-mistake');
  const [{ url } = { url: '' }] = drawn;
  expect(html).not.toContain('some-mistake');
  expect(html).not.toContain(new URL(url).pathname);
  expect(html).not.toContain('rel="canonical"');
});

test('there is one for each brand, language and theme', async () => {
  const pages = await Promise.all([
    get('/a'),
    get('/b', { cookie: 'lang=EN' }),
    get('/c?lang=EN'),
    get('/d', { cookie: 'theme=dark' }),
    get('/e', {}, 'en.localhost:3000'),
  ]);
  expect(pages[2]?.html).toBe(pages[1]?.html);
  expect(new Set(pages.map(({ html }) => html)).size).toBe(4);
  expect(drawn).toHaveLength(4);
});

test('an address that is spelled otherwise than its page is led there as before', async () => {
  const { response } = await get('/rng/');
  expect(response.status).toBeGreaterThanOrEqual(300);
  expect(response.status).toBeLessThan(400);
  expect(response.headers.get('location')).toContain('/rng');
});

test('an unknown address with a token in it is kept by no cache', async () => {
  const { response, html } = await get('/no-such-page?token=h4nd-0ver-t0ken');
  expect(response.status).toBe(404);
  expect(html).not.toContain('h4nd-0ver-t0ken');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});
