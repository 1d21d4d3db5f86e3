// @vitest-environment node
import { withOperator } from '@palpite/operator/testing/fixtures';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { createWebHandler } from '../server.ts';
import { BROWSER } from '../testing/served-page.ts';

const operator = withOperator({ config: { now: () => new Date() } });
let web: (request: Request) => Promise<Response>;
beforeAll(async () => {
  web = createWebHandler({
    development: false,
    api: async (request) => operator.app.fetch(request, { peerAddress: '203.0.113.7' }),
  });
});

const get = (path: string, host = 'localhost', cookie = '') =>
  web(new Request(`http://${host}:3000${path}`, { headers: { ...BROWSER, cookie } }));

const manifest = v.object({
  id: v.literal('/'),
  name: v.string(),
  start_url: v.literal('/'),
  display: v.literal('standalone'),
  lang: v.string(),
  background_color: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/)),
  theme_color: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/)),
  icons: v.array(
    v.object({
      src: v.string(),
      sizes: v.string(),
      type: v.literal('image/png'),
      purpose: v.string(),
    }),
  ),
});

test.each([
  { host: 'localhost', name: 'Palpite', lang: 'pt-BR' },
  { host: 'en.localhost', name: 'Lumen', lang: 'en' },
])(
  'each brand can be installed under its own name and icons: $name',
  async ({ host, name, lang }) => {
    const response = await get('/manifest.webmanifest', host);
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    const read = v.parse(manifest, await response.json());
    expect(read).toMatchObject({ name, lang });
    // What a system asks for before it installs a site: 192, 512, and one that may be cut.
    expect(read.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    for (const { src } of read.icons) {
      const icon = await operator.browser({ host }).fetch(src);
      expect(icon.status, src).toBe(200);
      expect(icon.headers.get('content-type')).toBe('image/png');
    }
  },
);

test('every page names the manifest in its own language, the touch icon and the colour of the bar', async () => {
  const html = await (await get('/rng', 'localhost', 'lang=EN; theme=dark')).text();
  expect(html).toContain('rel="manifest" href="/manifest.webmanifest?lang=EN"');
  expect(html).toMatch(/rel="apple-touch-icon" href="\/images\/brand\/[^"]+icon-180\.png"/);
  expect(html).toMatch(/name="theme-color" content="oklch\(0\.22 /);
  const { lang, description } = await (await get('/manifest.webmanifest?lang=EN')).json();
  expect(lang).toBe('en');
  expect(description).toContain('play money');
});

test('the offline page is whole in itself: no script, the brand’s logo in it, the visitor’s language and theme', async () => {
  const response = await get('/offline', 'localhost', 'lang=EN; theme=dark');
  const html = await response.text();
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('You are offline');
  expect(html).toContain('no connection to Palpite');
  expect(html).toContain('color-scheme:dark');
  expect(html).not.toMatch(/<script|<link|src="(?!data:)/);
  const logo = /<img src="data:image\/svg\+xml;base64,([^"]+)" alt="Palpite">/.exec(html)?.[1];
  expect(Buffer.from(logo ?? '', 'base64').toString()).toMatch(/^<svg /);
  const scene = /<img class="scene" src="data:image\/svg\+xml;base64,([^"]+)" alt="">/.exec(
    html,
  )?.[1];
  expect(Buffer.from(scene ?? '', 'base64').toString()).toMatch(/^<svg /);
  expect(response.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; font-src 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  );
  expect(await (await get('/offline')).text()).toContain('Você está sem conexão');
});

test('[DOWN-02] another address of the site may time the answer of this one', async () => {
  const response = await get('/manifest.webmanifest');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const page = await get('/', 'localhost');
  expect(page.headers.get('content-security-policy')).toContain(
    "connect-src 'self' http://127.0.0.1:3000;",
  );
});
