// @vitest-environment node
import { LOBBY_CATEGORIES } from '@palpite/domain';
import { readFile } from 'node:fs/promises';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { beforeAll, expect, test } from 'vitest';
import { isSharedPath } from '../lib/visitor-page.ts';
import { routeTree } from '../routeTree.gen.ts';
import { createWebHandler } from '../server.ts';
import { BROWSER } from '../testing/served-page.ts';
import { BROWSER_SEARCH, SHARED_SEARCH, UNSHARED_SEARCH } from './shared-address.ts';

const operator = withOperator({ config: { now: () => new Date() } });
let web: (request: Request) => Promise<Response>;
let calls: string[];
beforeAll(async () => {
  web = createWebHandler({
    development: false,
    api: async (request) => {
      calls.push(request.url);
      return operator.app.fetch(request, { peerAddress: '203.0.113.7' });
    },
  });
});

async function get(path: string) {
  calls = [];
  const response = await web(new Request(`http://localhost:3000${path}`, { headers: BROWSER }));
  return { response, html: await response.text(), calls };
}

/** What an advertisement, a mailing or an agent hangs on a link, and what anybody may. */
const MARKS = [
  'utm_source=paper&utm_campaign=spring',
  'gclid=abc',
  'fbclid=abc&msclkid=def',
  'referralCode=FRIEND1',
  'affiliateCode=AGENT1',
  'anything=at-all',
];

test('an advertisement or an invitation leads to the page that all visitors share, and no page is made for it', async () => {
  const plain = await get('/');
  for (const marks of MARKS) {
    const marked = await get(`/?${marks}`);
    expect(marked.html, marks).toBe(plain.html);
    expect(
      marked.calls.filter((url) => !url.includes('/status')),
      marks,
    ).toEqual([]);
    for (const name of ['cache-control', 'x-robots-tag', 'content-security-policy']) {
      expect(marked.response.headers.get(name), marks).toBe(plain.response.headers.get(name));
    }
  }
});

test('marks change nothing of what the address asks for beside them', async () => {
  const { html } = await get('/rng?lang=EN&utm_source=paper&page=TUCF');
  expect(html).toBe((await get('/rng?lang=EN&page=TUCF')).html);
  const dialog = await get('/?login=1&gclid=abc');
  expect(dialog.response.headers.get('cache-control')).toBe('private, no-store');
  expect(dialog.html).toContain('data-modal="login"');
});

test('[BOOT-04] a page that is handed a token repeats it nowhere, sends it on to nobody, and is kept by no cache', async () => {
  const token = 'h4nd-0ver-t0ken-that-nobody-else-may-see';
  for (const path of [
    `/?token=${token}`,
    `/rng?register=1&token=${token}`,
    `/game?token=${token}`,
  ]) {
    const { response, html } = await get(path);
    expect(response.status, path).toBe(200);
    expect(html, path).not.toContain(token);
    expect(response.headers.get('referrer-policy'), path).toBe('no-referrer');
    expect(response.headers.get('cache-control'), path).toBe('private, no-store');
    expect(response.headers.get('x-robots-tag'), path).toBe('noindex');
  }
  expect((await get('/')).response.headers.get('referrer-policy')).toBe(
    'strict-origin-when-cross-origin',
  );
});

test('a lobby’s filters are in the page that the server draws, for that request alone', async () => {
  const whole = await get('/rng?lang=EN');
  const one = await get('/rng?lang=EN&theme=dragon&volatility=high&minReturn=96');
  expect(whole.html).not.toContain('Clear all');
  expect(one.html).toContain('Clear all');
  expect(one.response.headers.get('cache-control')).toBe('private, no-store');
});

/** True for the path of a route whose pages may be shared: each lobby is, and one route has them all. */
function isShared(path: string): boolean {
  if (path === '/$lobby')
    return Object.keys(LOBBY_CATEGORIES).every((it) => isSharedPath(`/${it}`));
  return isSharedPath(path);
}

/** The names that a route reads of an address. */
function namesRead(validate: unknown): string[] {
  const names: string[] = [];
  const search = new Proxy({}, { get: (_, name) => void names.push(String(name)) });
  if (typeof validate === 'function') validate(search);
  return names;
}

test('every name that a shared page reads of its address is known to the server as such', () => {
  const routes = Object.values(routeTree.children ?? {}).filter(
    ({ options }) => 'path' in options && isShared(String(options.path)),
  );
  expect(routes).toHaveLength(11);
  expect(routes.map(({ options }) => 'path' in options && options.path)).toContain('/$lobby');
  const read = [routeTree, ...routes].flatMap(({ options }) => namesRead(options.validateSearch));
  expect(read).toContain('referralCode');
  const unknown = read.filter(
    (name) => !SHARED_SEARCH.has(name) && !UNSHARED_SEARCH.has(name) && !BROWSER_SEARCH.has(name),
  );
  expect(unknown).toEqual([]);
});

test('what a CDN must know of addresses is written down as the server has it', async () => {
  const page = await readFile(new URL('../../../../docs/operator/cdn.md', import.meta.url), 'utf8');
  const listed = (heading: string) =>
    [...(page.split(heading)[1]?.split('\n\n')[1] ?? '').matchAll(/`([^`]+)`/g)].map(
      ([, name]) => name,
    );
  expect(listed('## Names in the key').toSorted()).toEqual([...SHARED_SEARCH].toSorted());
  expect(listed('## Names that pass the cache').toSorted()).toEqual(
    [...UNSHARED_SEARCH, 'token'].toSorted(),
  );
});
