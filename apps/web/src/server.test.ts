// @vitest-environment node
import { systemGetStatus as systemStatus } from '@palpite/contract/system.ts';
import { winnerList } from '@palpite/contract/winner.ts';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { brand } from '@palpite/operator/testing/tables';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createWebHandler } from './server.ts';
import { BROWSER, elementHashes, inlineElements, policyOf } from './testing/served-page.ts';

const operator = withOperator({ config: { now: () => new Date() } });
/** The contract's calls that rendering has made, in order: `GET /path`. */
let calls: string[];
let web: (request: Request) => Promise<Response>;

function site(overrides: { fail?: boolean; busy?: (path: string) => boolean } = {}) {
  calls = [];
  web = createWebHandler({
    development: false,
    onError: () => undefined,
    api: async (request) => {
      const { pathname } = new URL(request.url);
      calls.push(`${request.method} ${pathname}`);
      if (overrides.busy?.(pathname)) return new Response('{}', { status: 503 });
      if (overrides.fail) throw new Error('the operator is down');
      return operator.app.fetch(request, { peerAddress: '203.0.113.7' });
    },
  });
}

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return web(new Request(`http://localhost:3000${path}`, { headers: { ...BROWSER, ...headers } }));
}

describe('start-up on the server', () => {
  test('[BOOT-02] the status of this host is asked for before anything else of the page', async () => {
    site();
    await get('/');
    expect(calls[0]).toBe('GET /wps/system/status');
    expect(calls.length).toBeGreaterThan(1);
  });

  test('[LOBBY-03] home says in its first bytes that nobody has won, so that no board is kept a place', async () => {
    site();
    const page = await (await get('/')).text();
    expect(calls.filter((call) => call === `GET ${winnerList.path}`)).toHaveLength(2);
    expect(page).toContain('>Nenhum ganho neste mês ainda.<');
  });

  test('a host of no brand gets a plain 404 and no application', async () => {
    site();
    const response = await web(new Request('http://elsewhere.test/', { headers: BROWSER }));
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('<script');
  });

  test('an operator that does not answer makes a plain page that may be tried again', async () => {
    site({ fail: true });
    const response = await get('/');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('10');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('what a page is rendered in', () => {
  test('the brand’s language, then the saved one, then the one that the address asks for', async () => {
    site();
    const languageOf = async (path: string, cookie = '') =>
      /<html lang="([^"]+)"/.exec(await (await get(path, { cookie })).text())?.[1];
    expect(await languageOf('/')).toBe('pt-BR');
    expect(await languageOf('/', 'lang=EN')).toBe('en');
    expect(await languageOf('/?lang=PT', 'lang=EN')).toBe('pt-BR');
    expect(await languageOf('/', 'lang=TH')).toBe('th');
    expect(await languageOf('/', 'lang=FR')).toBe('pt-BR');
  });

  test('[API-04] rendering asks the operator in the page’s language', async () => {
    const languages: (string | null)[] = [];
    const handler = createWebHandler({
      development: false,
      api: async (request) => {
        // Which languages the brand has is asked in its own, whenever that was asked too long ago.
        if (!request.url.includes(systemStatus.path))
          languages.push(request.headers.get('language'));
        return operator.app.fetch(request, { peerAddress: '203.0.113.7' });
      },
    });
    const page = (cookie: string) =>
      handler(new Request('http://localhost:3000/rng', { headers: { ...BROWSER, cookie } }));
    await page('');
    expect(new Set(languages)).toEqual(new Set(['PT']));
    languages.length = 0;
    await page('lang=EN');
    expect(languages.length).toBeGreaterThan(0);
    expect(new Set(languages)).toEqual(new Set(['EN']));
  });

  test('the operator’s own words replace the site’s, in their language, in the page and its boot data', async () => {
    const { database, brands } = operator.services;
    const texts = {
      EN: { 'Log in': 'Step in', 'Skip to content': 'Bad {words', 'Play free': '<b>Try</b>' },
    };
    await database.update(brand).set({ overrides: { texts } }).where(eq(brand.code, 'palpite'));
    brands.forget();
    try {
      site();
      const english = await (await get('/', { cookie: 'lang=EN' })).text();
      expect(english).toContain('>Step in<');
      expect(english).not.toContain('>Log in<');
      // A mark that the text does not have is no element.
      expect(english).toContain('>Try</span>');
      expect(english).not.toContain('<b>');
      // Words that cannot be read leave the site's own.
      expect(english).toContain('>Skip to content<');
      expect(await (await get('/')).text()).not.toContain('Step in');
    } finally {
      await database.update(brand).set({ overrides: {} }).where(eq(brand.code, 'palpite'));
      brands.forget();
    }
  });

  test('light when nothing is saved, dark when that was chosen', async () => {
    site();
    expect(await (await get('/')).text()).toContain('data-theme="light"');
    expect(await (await get('/', { cookie: 'theme=dark' })).text()).toContain('data-theme="dark"');
    expect(await (await get('/', { cookie: 'theme=<b>' })).text()).toContain('data-theme="light"');
  });

  test('the boot data names no visitor and cannot end its element', async () => {
    site();
    const html = await (await get('/')).text();
    const boot = /<script id="boot"[^>]*>([^<]*)<\/script>/.exec(html)?.[1] ?? '';
    const { status } = JSON.parse(boot);
    expect(status.merchantCode).toBe('palpite');
    expect(status).not.toHaveProperty('location');
    expect(html).not.toContain('203.0.113.7');
  });
});

describe('a page that a CDN may share', () => {
  test('carries hashes of exactly its own inline elements, and no nonce', async () => {
    site();
    const response = await get('/');
    const html = await response.text();
    const policy = policyOf(response);
    expect(html).not.toContain('nonce');
    expect(response.headers.get('content-security-policy')).not.toContain('nonce-');
    expect(
      policy['script-src']?.filter((source) => source.startsWith("'sha256-")).toSorted(),
    ).toEqual(elementHashes(html, 'script').toSorted());
    expect(
      policy['style-src']?.filter((source) => source.startsWith("'sha256-")).toSorted(),
    ).toEqual(elementHashes(html, 'style').toSorted());
  });

  test('says for how long and by what it differs, and is the same for the next visitor', async () => {
    site();
    const [first, second] = [await get('/'), await get('/', { 'user-agent': 'Another browser' })];
    // A second and no stale answer after it: a site that has been closed since is not shown as open.
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
    expect(first.headers.get('vary')).toContain('Cookie');
    expect(await second.text()).toBe(await first.text());
    // The brand's state is asked for again after a moment; the page is not drawn again.
    const drawing = () => calls.filter((call) => call !== 'GET /wps/system/status');
    const drawn = drawing();
    await get('/');
    expect(drawing()).toEqual(drawn);
  });

  test('a page that lacks what could not be asked for is nobody else’s, and the next visitor has the whole one', async () => {
    let busy = true;
    site({ busy: (path) => busy && path === '/wps/catalogue/chosen' });
    expect(calls).toEqual([]);
    const lacking = await get('/');
    expect(calls).toContain('GET /wps/catalogue/chosen');
    expect(lacking.headers.get('cache-control')).toBe('private, no-store');
    busy = false;
    const whole = await get('/');
    expect(whole.headers.get('cache-control')).toContain('s-maxage');
  });

  test('a page with a dialog or a game is nobody else’s', async () => {
    site();
    for (const path of ['/?login=1', '/game?nodeId=x', '/no-such-page?login=1']) {
      const response = await get(path);
      const html = await response.text();
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      const nonce = /'nonce-([^']+)'/.exec(
        response.headers.get('content-security-policy') ?? '',
      )?.[1];
      expect(nonce).toBeTruthy();
      for (const element of inlineElements(html))
        expect(element.attributes).toContain(`nonce="${nonce}"`);
    }
  });

  test('two visitors never get the same nonce', async () => {
    site();
    const policies = await Promise.all(
      ['/?login=1', '/?login=1'].map(async (path) =>
        policyOf(await get(path))['script-src']?.join(' '),
      ),
    );
    expect(policies[0]).not.toBe(policies[1]);
  });
});

describe('the policy of every page', () => {
  test('frames the game host and its own customer service alone, asks for Trusted Types, and opens no scheme and no wildcard', async () => {
    site();
    for (const path of ['/', '/game?nodeId=x']) {
      const policy = policyOf(await get(path));
      expect(policy['frame-src']).toEqual(['http://localhost:3001', "'self'"]);
      expect(policy['frame-ancestors']).toEqual(["'none'"]);
      expect(policy['object-src']).toEqual(["'none'"]);
      expect(policy['base-uri']).toEqual(["'none'"]);
      expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
      for (const source of policy['connect-src'] ?? ['*']) {
        expect(source).toMatch(/^('self'|https?:\/\/[a-z0-9.:-]+)$/);
      }
      expect(policy['script-src']).not.toContain("'unsafe-inline'");
      expect(policy['script-src']).not.toContain("'unsafe-eval'");
    }
  });

  test('no element has a script in an attribute', async () => {
    site();
    expect(await (await get('/')).text()).not.toMatch(/<[^>]+\son[a-z]+="/i);
  });
});

describe('answers that are no page', () => {
  test('a missing file of an older release is 404 and never kept', async () => {
    site();
    const response = await get('/assets/index-0ld.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('only GET and HEAD are answered', async () => {
    site();
    const response = await web(new Request('http://localhost:3000/', { method: 'POST' }));
    expect(response.status).toBe(405);
  });
});

test('a page is sent in the encoding that the browser asks for', async () => {
  site();
  for (const path of ['/', '/?login=1']) {
    const response = await get(path, { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  }
});

describe('the brand’s own words', () => {
  test('are in the page’s language, whichever was asked for first', async () => {
    site();
    const portuguese = await (await get('/')).text();
    expect(portuguese).toContain('dinheiro de brincadeira');
    const english = await (await get('/', { cookie: 'lang=EN' })).text();
    expect(english).toContain('This site uses play money only');
    expect(english).not.toContain('dinheiro de brincadeira');
  });
});
