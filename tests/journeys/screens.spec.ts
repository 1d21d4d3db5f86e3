import { expectAccessibleInBothThemes, expectNoSideways, openWhole, test } from './fixtures.ts';

/** Every screen that a visitor can reach; the steps lead to what an address alone does not show. */
const SCREENS = [
  { name: 'home', path: '/' },
  ...['rng', 'pvp', 'live', 'fish', 'sports', 'esports', 'inhouse'].map((category) => ({
    name: `the ${category} lobby`,
    path: `/${category}`,
  })),
  { name: 'the login dialog', path: '/?login=1' },
  { name: 'a forgotten password, by email', path: '/?forgot=email' },
  { name: 'a forgotten password, by mobile', path: '/?forgot=mobile' },
  { name: 'search', path: '/?find=1' },
  { name: 'the announcements', path: '/?announcements=1' },
  { name: 'the help centre over a page', path: '/?help=1' },
  { name: 'an article of the help centre', path: '/?help=privacy' },
  { name: 'the help centre alone', path: '/helpmc' },
  { name: 'how to get the app', path: '/?app=ios' },
  { name: 'the page that says how to get the app', path: '/download' },
  { name: 'the addresses of the site', path: '/?addresses=1' },
  { name: 'what guards an account, before the login', path: '/security' },
  { name: 'the agents’ login', path: '/agent' },
  { name: 'the promotions', path: '/promotions' },
  { name: 'a promotion', path: '/promoDetail?id=opening-balance' },
  { name: 'a game before the login', path: '/game' },
  { name: 'a page that is not there', path: '/no-such-page' },
];

/** Screens of a journey: few enough that two workers share them out. */
const SHARE = 8;

test.describe.configure({ mode: 'parallel' });
for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
]) {
  for (let from = 0; from < SCREENS.length; from += SHARE) {
    const screens = SCREENS.slice(from, from + SHARE);
    test(`every screen keeps WCAG 2.2 AA in both themes at ${viewport.width} px, nothing scrolls sideways: ${screens.map(({ name }) => name).join(', ')}`, async ({
      page,
      watch,
    }) => {
      watch.expect(/404 \(Not Found\).*no-such-page/);
      test.slow();
      await page.setViewportSize(viewport);
      for (const screen of screens) {
        await test.step(screen.name, async () => {
          await openWhole(page, screen.path);
          await expectAccessibleInBothThemes(page);
          await expectNoSideways(page, screen.name);
        });
      }
    });
  }
}
