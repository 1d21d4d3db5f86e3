import { checkInBothThemes } from './accessible.ts';
import { expectNoSideways, openWhole, type SharedSite, test } from './fixtures.ts';
import { sampled, SAMPLE } from './proof.ts';

/**
 * The other brands (`screens.spec.ts` covers the default one): each in its own language, on the screens where its
 * colours, density, menu, rows, fields and texts make a difference.
 */
const LUMEN = { name: 'lumen', host: 'en.localhost', language: 'EN' } as const;
const TRANGVANG = { name: 'trangvang', host: 'vn.localhost', language: 'VI' } as const;

/**
 * Width changes the layout and theme changes the colours. The contrast of every pair of colours is measured where
 * brands are read (`brands/brand.test.ts`), so each brand needs only some of the combinations here.
 */
const LOOKS = [
  { ...LUMEN, theme: 'light', viewport: { width: 1440, height: 900 } },
  { ...LUMEN, theme: 'dark', viewport: { width: 360, height: 780 } },
  { ...TRANGVANG, theme: 'light', viewport: { width: 1440, height: 900 } },
] as const;

const SCREENS = [
  '/',
  '/rng',
  '/sports',
  '/register',
  '/?login=1',
  '/?announcements=1',
  '/?help=terms',
  '/?app=ios',
  '/?unavailable=1',
  '/no-such-page',
];

const addressOf = (site: SharedSite, host: string, path: string) => {
  const address = new URL(path, site.origin);
  address.hostname = host;
  return address.href;
};

test.describe.configure({ mode: 'parallel' });
for (const [at, { name, host, language, theme, viewport }] of LOOKS.entries()) {
  test(`${name} keeps WCAG 2.2 AA at ${viewport.width} px, opened ${theme}, nothing scrolls sideways`, {
    tag: SAMPLE,
  }, async ({ page, context, site, watch }) => {
    watch.expect(/404 \(Not Found\).*no-such-page/);
    test.slow();
    await page.setViewportSize(viewport);
    const url = addressOf(site, host, '/');
    await context.addCookies([
      { name: 'theme', value: theme, url },
      { name: 'lang', value: language, url },
    ]);
    for (const path of sampled(SCREENS, 3, at)) {
      await test.step(path, async () => {
        await openWhole(page, addressOf(site, host, path));
        await checkInBothThemes(page);
        await expectNoSideways(page, path);
      });
    }
  });
}

for (const [at, language] of ['ZH', 'TH', 'ID'].entries()) {
  test(`no screen of the default brand scrolls sideways at 360 px in ${language}`, async ({
    page,
    context,
    site,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 780 });
    await context.addCookies([{ name: 'lang', value: language, url: site.origin }]);
    const screens = [...SCREENS.filter((each) => each !== '/no-such-page'), '/download', '/game'];
    for (const path of sampled(screens, 3, at)) {
      await test.step(path, async () => {
        await openWhole(page, path);
        await expectNoSideways(page, path);
      });
    }
  });
}
