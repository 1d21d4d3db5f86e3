// @vitest-environment node
import { withOperator } from '@palpite/operator/testing/fixtures';
import { brand, game } from '@palpite/operator/testing/tables';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@palpite/domain';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { createWebHandler } from '../server.ts';
import { BROWSER, elementHashes, policyOf } from '../testing/served-page.ts';

const operator = withOperator({ config: { now: () => new Date() } });
let web: (request: Request) => Promise<Response>;
beforeAll(async () => {
  web = createWebHandler({
    development: false,
    api: async (request) => operator.app.fetch(request, { peerAddress: '203.0.113.7' }),
  });
});

const get = (path: string, { host = 'localhost', cookie = '' } = {}) =>
  web(new Request(`http://${host}:3000${path}`, { headers: { ...BROWSER, cookie } }));
const html = async (...asked: Parameters<typeof get>) => (await get(...asked)).text();

/** What the head of a page says, as programs read it. */
function headOf(page: string) {
  const attributes = (tag: string) =>
    [...page.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, 'g'))].map(([, text = '']) =>
      Object.fromEntries(
        [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
          name.toLowerCase(),
          value.replaceAll('&amp;', '&'),
        ]),
      ),
    );
  const metas = attributes('meta');
  const links = attributes('link');
  return {
    title: /<title[^>]*>([^<]*)</.exec(page)?.[1],
    meta: (name: string) =>
      metas.find((each) => each.name === name || each.property === name)?.content,
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
    languages: Object.fromEntries(
      links
        .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
        .map(({ hreflang, href }) => [hreflang, href]),
    ),
  };
}

const node = v.looseObject({ '@type': v.string() });
const graph = v.object({ '@context': v.literal('https://schema.org'), '@graph': v.array(node) });
function dataOf(page: string) {
  const scripts = [
    ...page.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g),
  ];
  expect(scripts).toHaveLength(1);
  const nodes = v.parse(graph, JSON.parse(scripts[0]?.[1] ?? ''))['@graph'];
  return (type: string) => nodes.find((each) => each['@type'] === type);
}

const BRANDS = [
  { host: 'localhost', name: 'Palpite', own: 'pt-BR', other: 'EN', otherTag: 'en' },
  { host: 'en.localhost', name: 'Lumen', own: 'en', other: 'PT', otherTag: 'pt-BR' },
  { host: 'vn.localhost', name: 'Trăng Vàng', own: 'vi', other: 'EN', otherTag: 'en' },
] as const;

describe.each(BRANDS)('$name', ({ host, name, own, other, otherTag }) => {
  const origin = `http://${host}:3000`;
  const languages = LANGUAGES.filter(
    (each) => LANGUAGE_TAGS[each] === own || LANGUAGE_TAGS[each] === otherTag,
  );

  test('[ROUTE-13] every page has a title, a description and one canonical address of its own', async () => {
    const titles = new Set<string | undefined>();
    const descriptions = new Set<string | undefined>();
    const paths = [
      '/',
      '/rng',
      '/live',
      '/register',
      '/login',
      '/security',
      '/game',
      '/seamless',
      '/rng?page=TUCF',
      '/helpmc',
      '/download',
      '/rng?pageNo=2',
      '/promotions',
      '/promoDetail?id=opening-balance',
      '/chat',
      '/elott',
      '/vnlottery',
      '/lottery',
      '/lottery?gameCode=k3-1m',
      '/lottery?gameCode=pk10-1m',
      '/lottery?gameCode=k3-1m&view=results',
      '/lottery?gameCode=k3-1m&view=proof',
      '/lottery?gameCode=k3-1m&view=bets',
      '/helpmc?article=login',
      '/helpmc?article=password',
    ];
    for (const path of paths) {
      const head = headOf(await html(path, { host }));
      expect(head.canonical, path).toEqual([`${origin}${path}`]);
      expect(head.title, path).toContain(name);
      expect(head.meta('description')?.length, path).toBeGreaterThan(20);
      titles.add(head.title);
      descriptions.add(head.meta('description'));
    }
    // a game without a name is the same on both of its screens, and a list goes on over its pages
    expect(titles.size).toBe(paths.length - 1);
    expect(descriptions.size).toBe(paths.length - 2);
  });

  test('[ROUTE-13] a lottery has one canonical address, whichever screen shows it; one that there is not has none', async () => {
    const canonical = async (path: string) => headOf(await html(path, { host })).canonical;
    const one = [`${origin}/lottery?gameCode=k3-1m&view=results`];
    expect(await canonical('/elott?view=results&gameCode=k3-1m')).toEqual(one);
    expect(await canonical('/lottery?gameCode=k3-1m&view=results&place=2')).toEqual(one);
    expect(await canonical('/lottery?gameCode=no-such')).toEqual([]);
  });

  test('[ROUTE-13] the old address of the registration says what the new one says', async () => {
    const [old, now] = [await html('/register.html', { host }), await html('/register', { host })];
    expect(headOf(old).title).toBe(headOf(now).title);
    expect(headOf(old).meta('description')).toBe(headOf(now).meta('description'));
    expect(headOf(old).canonical).toEqual(headOf(now).canonical);
  });

  test('[ROUTE-13] a game’s page is called by the game’s name, in the reader’s language', async () => {
    const [row] = await operator.services.database
      .select()
      .from(game)
      .where(eq(game.code, 'lines-dragon-003'));
    if (!row) throw new Error('a catalogue without the game');
    for (const path of ['/game', '/seamless']) {
      for (const language of languages) {
        const address = `${path}?nodeId=${row.nodeId}`;
        const head = headOf(await html(`${address}&demo=true&lang=${language}`, { host }));
        expect(head.title).toBe(`${row.titles[language]} · ${name}`);
        expect(head.meta('description')).toContain(row.titles[language]);
        expect(head.canonical[0]?.startsWith(`${origin}${address}`)).toBe(true);
      }
    }
  });

  test('[ROUTE-13] a page that is not there says so in its title', async () => {
    const missing: Partial<Record<Language, string>> = {
      EN: 'There is no page at this address',
      PT: 'Não há página neste endereço',
      VI: 'Không có trang nào ở địa chỉ này',
    };
    for (const language of languages) {
      for (const path of ['/no-such-page?', '/promoDetail?id=none&']) {
        const { title } = headOf(await html(`${path}lang=${language}`, { host }));
        expect(title).toBe(`${missing[language]} · ${name}`);
      }
    }
  });

  test('a page names itself in every language that the brand offers, the same from each of them', async () => {
    const ownPage = headOf(await html('/rng', { host }));
    const otherPage = headOf(await html(`/rng?lang=${other}`, { host }));
    expect(ownPage.languages).toMatchObject({
      [own]: `${origin}/rng`,
      [otherTag]: `${origin}/rng?lang=${other}`,
      'x-default': `${origin}/rng`,
    });
    expect(otherPage.languages).toEqual(ownPage.languages);
    // A page that named another one as its true address would be dropped for it.
    expect(otherPage.canonical).toEqual([`${origin}/rng?lang=${other}`]);
    expect(otherPage.title).not.toBe(ownPage.title);
  });

  test('a link to it is shown with the brand’s own picture and words', async () => {
    const { meta } = headOf(await html('/', { host }));
    expect(meta('og:site_name')).toBe(name);
    expect(meta('og:title')).toContain(name);
    expect(meta('og:url')).toBe(`${origin}/`);
    expect(meta('twitter:card')).toBe('summary_large_image');
    const image = new URL(meta('og:image') ?? '');
    expect(image.origin).toBe(origin);
    const picture = await operator.browser({ host }).fetch(image.pathname);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
  });

  test('robots.txt and the sitemap name pages of this brand alone, and each of them is there', async () => {
    const robots = await html('/robots.txt', { host });
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(robots).not.toMatch(/^Disallow: \/$/m);
    const response = await get('/sitemap.xml', { host });
    expect(response.headers.get('content-type')).toContain('application/xml');
    const xml = await response.text();
    const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    );
    expect(addresses).toContain(`${origin}/`);
    expect(addresses).toContain(`${origin}/rng?lang=${other}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    const some = addresses.filter((_, index) => index % 23 === 0);
    for (const address of some) {
      expect(address.startsWith(`${origin}/`), address).toBe(true);
      const page = await get(address.slice(origin.length), { host });
      expect(page.status, address).toBe(200);
      expect(page.headers.get('x-robots-tag'), address).toBeNull();
      expect(headOf(await page.text()).canonical, address).toEqual([address]);
    }
  });
});

test('whichever address of a brand was asked, the canonical one is its first', async () => {
  const { canonical } = headOf(await html('/rng', { host: '127.0.0.1' }));
  expect(canonical).toEqual(['http://localhost:3000/rng']);
});

test('[ROUTE-11] a vendor’s tab is a page of its own: its name is in the title', async () => {
  const xml = await html('/sitemap.xml');
  const [, path = ''] =
    /<loc>http:\/\/localhost:3000(\/rng\?page=[A-Z\d_]+)<\/loc>/.exec(xml) ?? [];
  const lobby = headOf(await html('/rng'));
  const tab = headOf(await html(path));
  expect(tab.title).not.toBe(lobby.title);
  expect(tab.canonical).toEqual([`http://localhost:3000${path}`]);
  expect(tab.title?.split(' · ')).toHaveLength(3);
});

test('home tells programs who runs the site and how to search it, and the search answers there', async () => {
  const find = dataOf(await html('/?lang=EN'));
  const site = find('WebSite');
  expect(site).toMatchObject({ name: 'Palpite', inLanguage: 'en' });
  const template = v.parse(
    v.object({ target: v.object({ urlTemplate: v.string() }) }),
    site?.potentialAction,
  ).target.urlTemplate;
  expect(template).toBe('http://localhost:3000/search?lang=EN&q={search_term_string}');
  expect((await get(template.replace('{search_term_string}', 'tapir').slice(21))).status).toBe(200);
  expect(find('Organization')).toMatchObject({ name: 'Palpite', url: 'http://localhost:3000/' });
});

test('a lobby tells programs where it stands and what it lists', async () => {
  const page = await html('/rng', { cookie: 'lang=EN' });
  const find = dataOf(page);
  const way = v.array(v.looseObject({ position: v.number(), name: v.string(), item: v.string() }));
  expect(v.parse(way, find('BreadcrumbList')?.itemListElement)).toMatchObject([
    { position: 1, name: 'Palpite', item: 'http://localhost:3000/?lang=EN' },
    { position: 2, name: 'Slots', item: 'http://localhost:3000/rng?lang=EN' },
  ]);
  const listed = v.array(
    v.looseObject({
      item: v.looseObject({ name: v.string(), image: v.pipe(v.string(), v.url()) }),
    }),
  );
  const games = v.parse(listed, find('ItemList')?.itemListElement);
  expect(games.length).toBeGreaterThan(5);
  for (const { item } of games) expect(page).toContain(`>${item.name}<`);
});

test('structured data is never run, so the policy of a shared page names it nowhere', async () => {
  const response = await get('/');
  const hashes = policyOf(response)['script-src']?.filter((source) => source.startsWith("'sha256"));
  expect(hashes?.toSorted()).toEqual(elementHashes(await response.text(), 'script').toSorted());
});

test.each([
  ['a dialog over a page', '/?login=1'],
  ['a search', '/?find=tapir'],
  ['a filtered lobby', '/rng?minBet=100'],
  ['a game', '/game?nodeId=x'],
  ['the login', '/login'],
  ['a token in the address', '/?token=abc'],
  ['an address that is not there', '/no-such-page'],
])('%s is kept out of search engines', async (_what, path) => {
  expect((await get(path)).headers.get('x-robots-tag')).toBe('noindex');
});

test('[ROUTE-07] a category without games answers with its page, promises no games and is kept out of search engines and the sitemap', async () => {
  const xml = await html('/sitemap.xml');
  const descriptions = new Set<string | undefined>();
  const empty = ['/live', '/sports', '/fish', '/pvp', '/esports', '/inhouse'];
  for (const path of empty) {
    const response = await get(path, { cookie: 'lang=EN' });
    expect(response.status, path).toBe(200);
    const page = await response.text();
    const { meta } = headOf(page);
    expect(meta('robots'), path).toBe('noindex');
    expect(meta('description'), path).toMatch(/: there are no games of this kind here yet\.$/);
    descriptions.add(meta('description'));
    expect(page, path).toContain('No games of this kind yet');
    expect(page, path).not.toContain('aria-roledescription="carousel"');
    expect(xml, path).not.toContain(path);
  }
  expect(descriptions.size).toBe(empty.length);
  expect(headOf(await html('/rng')).meta('robots')).toBeUndefined();
});

test('what a search finds is kept out of search engines in its own words too, and the page without a text is not', async () => {
  const found = headOf(await html('/search?q=tapir'));
  expect(found.meta('robots')).toBe('noindex');
  expect(headOf(await html('/search')).meta('robots')).toBeUndefined();
});

test('a brand that shows nothing without a login names only what a visitor may see', async () => {
  const { database, brands } = operator.services;
  const overrides = { settings: { loginToHomePage: true } };
  await database.update(brand).set({ overrides }).where(eq(brand.code, 'lumen'));
  brands.forget();
  const fresh = createWebHandler({
    development: false,
    api: async (request) => operator.app.fetch(request, { peerAddress: '203.0.113.7' }),
  });
  const answer = await fresh(new Request('http://en.localhost:3000/sitemap.xml'));
  const xml = await answer.text();
  expect(xml).toContain('<loc>http://en.localhost:3000/helpmc</loc>');
  expect(xml).not.toContain('<loc>http://en.localhost:3000/</loc>');
  expect(xml).not.toContain('/rng');
});
